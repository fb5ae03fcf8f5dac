import { useEffect, useState } from "react";

/**
 * The id of the section being read: the first that reaches below the place where a pressed link of
 * the contents stops the page. `ids` in the order of the page; nothing before the page has hydrated.
 */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (sections.length === 0) return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(ids.find((id) => visible.has(id)));
      },
      { rootMargin: `-${linkStop()}px 0px 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

/** Where a link to a section stops it, in pixels from the top of the window, and a little more. */
function linkStop(): number {
  // of `main`, which stops where its sections do: those may not be laid out yet
  const stops = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(document.querySelector("main") ?? document.body).scrollMarginTop,
  ];
  return stops.reduce((sum, stop) => sum + (Number.parseFloat(stop) || 0), 8);
}
