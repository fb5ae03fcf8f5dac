import type { KeyboardEvent, MouseEvent } from "react";
import { words } from "./page-data.ts";

type Props = {
  src: string;
  /** `47% 62%`: from the left and from the top. */
  focus: string | undefined;
  onFocus(focus: string): void;
};

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A photograph on which a press sets the focal point, which stays visible when it is cropped. */
export function FocusPicture({ src, focus = "50% 50%", onFocus }: Props) {
  const [left = 50, top = 50] = focus.split(" ").map(Number.parseFloat);
  const set = (x: number, y: number) => onFocus(`${limited(x)}% ${limited(y)}%`);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // a press with the keyboard has no position
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    set(
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    );
  };
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    set(left + step[0], top + step[1]);
  };
  return (
    <button
      type="button"
      className="desk-focus"
      aria-label={words("editor.point", { point: `${left}% ${top}%` })}
      onClick={press}
      onKeyDown={move}
    >
      <img src={src} alt="" loading="lazy" />
      <span style={{ left: `${left}%`, top: `${top}%` }} />
    </button>
  );
}

function limited(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)));
}
