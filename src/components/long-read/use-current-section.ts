import { useEffect, useState } from "react";

/**
 * The id of the section being read: the first that reaches below the place where a pressed link of
 * the contents stops the page. `ids` in the order of the page; nothing before the page has hydrated.
 */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? []);
    const [first] = sections;
    if (!first) return;
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(ids.find((id) => visible.has(id)));
      },
      { rootMargin: `-${linkStop(first)}px 0px 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

/** Where a link to a section stops it, in pixels from the top of the window, and a little more. */
function linkStop(section: Element): number {
  const page = getComputedStyle(document.documentElement).scrollPaddingTop;
  const own = getComputedStyle(section).scrollMarginTop;
  return (Number.parseFloat(page) || 0) + (Number.parseFloat(own) || 0) + 8;
}
