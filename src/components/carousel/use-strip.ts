import { useLayoutEffect, useRef } from "react";
import { markZoom } from "../../modules/carousel/report-drags.ts";
import { prefersReducedMotion } from "../../modules/user-preferences.ts";

/** Milliseconds in which a step brings the next photograph to the middle. */
const stepTime = 200;

type StripProps = { index: number; total: number; isWhole: boolean; onShow(index: number): void };

/** The browser scrolls the row; the photograph in the middle of it is the one that is shown. */
export function useStrip({ index, total, isWhole, onShow }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const seen = useRef<HTMLElement>(null);
  const latest = useRef(index);
  latest.current = index;
  const frame = useRef(0);

  function moveTo(at: number, duration = 0): void {
    const row = strip.current;
    const photo = row?.children[at]?.getBoundingClientRect();
    if (!row || !photo) return;
    cancelAnimationFrame(frame.current);
    const from = row.scrollLeft;
    const by = photo.left + photo.width / 2 - middleOf(row);
    const start = performance.now();
    // the browser would take each frame of the movement to the photograph nearest to it
    row.style.scrollSnapType = "none";
    const draw = (now: number) => {
      const left = duration && Math.max(0, 1 - (now - start) / duration);
      row.scrollLeft = from + by * (1 - left ** 3);
      frame.current = left && requestAnimationFrame(draw);
      if (!left) row.style.scrollSnapType = "";
    };
    draw(start);
  }

  function step(by: number): void {
    const from = latest.current;
    latest.current = (from + by + total) % total;
    onShow(latest.current);
    // from one end to the other there is no way along the row
    const isNext = latest.current === from + by;
    moveTo(latest.current, isNext && !prefersReducedMotion() ? stepTime : 0);
  }

  function follow(): void {
    const row = strip.current;
    if (!row) return;
    const photos = Array.from(row.children, (photo) => photo.getBoundingClientRect());
    const passed = photos.findIndex(({ right }) => right > middleOf(row));
    const at = passed < 0 ? total - 1 : passed;
    if (!frame.current && at !== latest.current) {
      latest.current = at;
      onShow(at);
    }
    const { left, width } = photos[at] ?? new DOMRect();
    const part = Math.min(1, row.clientWidth / width);
    const start = Math.max(0, Math.min(1 - part, -left / width));
    seen.current?.style.setProperty("transform", `translateX(${start * 100}%) scaleX(${part})`);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change between whole and cut moves the row
  useLayoutEffect(() => moveTo(latest.current), [isWhole]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the functions read refs alone, and listeners are added once
  useLayoutEffect(() => {
    if (!strip.current) return;
    const stop = new AbortController();
    const { signal } = stop;
    const turned = new ResizeObserver(() => {
      moveTo(latest.current);
      follow();
    });
    turned.observe(strip.current);
    markZoom(strip.current, signal);

    return () => {
      stop.abort();
      turned.disconnect();
      cancelAnimationFrame(frame.current);
    };
  }, []);

  return { strip, seen, step, follow };
}

function middleOf(row: HTMLElement): number {
  return row.getBoundingClientRect().left + row.clientWidth / 2;
}
