import { useEffect, useState } from "react";

/**
 * The id of the section being read: the first that extends below the position that a link of the
 * table of contents scrolls to. `ids` in page order; undefined before hydration.
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
      { rootMargin: `-${sectionTop()}px 0px 0px` },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);

  return current;
}

/** Pixels from the top of the window at which a link places its section, and a few more. */
function sectionTop(): number {
  // `main` has the same scroll margin as its sections, which may not be laid out yet
  const stops = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(document.querySelector("main") ?? document.body).scrollMarginTop,
  ];
  return stops.reduce((sum, stop) => sum + (Number.parseFloat(stop) || 0), 8);
}
