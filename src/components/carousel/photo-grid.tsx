import { Fragment, memo, type RefObject, useDeferredValue, useRef } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { GridRows, GridWindow, Photo, PhotoSet } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import { SquareButton } from "../button/button.tsx";
import { Picture } from "../picture/picture.tsx";
import { numbered } from "./photo-controls.ts";
import styles from "./photo-grid.module.css";
import type { PhotoAction } from "./photo-history.ts";

type PhotoGridProps = {
  set: PhotoSet;
  name: string;
  isCovered: boolean;
  /** Whether all photographs are drawn in the first frame, and not only the head. */
  isUrgent: boolean;
  close: RefObject<HTMLButtonElement | null> | undefined;
  onAction(action: PhotoAction, photo?: number): void;
};

export function PhotoGrid({ set, name, isCovered, isUrgent, close, onAction }: PhotoGridProps) {
  const words = useSite().shared.photoGrid;
  const head = useRef<HTMLDivElement>(null);
  // one frame later, so that the first, which makes the page inert, comes soon after the press
  const hasRows = useDeferredValue(true, isUrgent);
  // as late, since the styles of all that is in it change: in between it is only hidden from screen readers
  const wasCovered = useDeferredValue(isCovered);
  return (
    <div
      className={styles.grid}
      aria-hidden={isCovered || undefined}
      inert={isCovered && wasCovered}
      onScroll={({ currentTarget }) =>
        head.current?.toggleAttribute("data-stuck", currentTarget.scrollTop > 0)
      }
    >
      <div ref={head} className={styles.head}>
        <h2>{set.words.title}</h2>
        <p>{set.words.count}</p>
        <SquareButton
          ref={close}
          icon="cross"
          label={words.close}
          onClick={() => onAction("leave")}
        />
      </div>
      {hasRows && <Rows set={set} name={name} onAction={onAction} />}
    </div>
  );
}

const Rows = memo(function Rows({
  set: { photos, rows },
  name,
  onAction,
}: Pick<PhotoGridProps, "set" | "name" | "onAction">) {
  const { open } = useSite().shared.a11y.lightbox;
  return (
    <>
      <ul className={styles.rows} data-photo-grid={name}>
        {photos.map((photo, index) => (
          <Fragment key={photo.id}>
            <li style={{ "--r": ratioOf(photo) }} className={styles.item}>
              <button
                type="button"
                aria-label={`${numbered(open, index, photos.length)}: ${photo.caption}`}
                onClick={() => onAction("photo", index)}
              >
                <Picture photo={photo} sizes={sizesInRow(photos, rows, index)} />
              </button>
            </li>
            {gridWindows.some((each) => rows[each].includes(index + 1)) && (
              <li className={rowBreakClass(rows, index)} role="presentation" aria-hidden="true" />
            )}
          </Fragment>
        ))}
      </ul>
      <div className={styles.earth} />
    </>
  );
});

const gridWindows = ["wide", "medium", "narrow"] as const satisfies GridWindow[];

const windowQueries = {
  wide: "(min-width: 62rem) ",
  medium: "(min-width: 48rem) ",
  narrow: "",
};

declare module "react" {
  interface CSSProperties {
    [custom: `--${string}`]: string | number | undefined;
  }
}

/** Width / height: `--r` of the style sheets. */
export function ratioOf({ width, height }: Photo): number {
  return width / height;
}

function rowBreakClass(rows: GridRows, index: number): string | undefined {
  const breaks = gridWindows.filter((each) => rows[each].includes(index + 1));
  return classNames(styles.rowBreak, ...breaks.map((each) => styles[`${each}Break`]));
}

/** The `sizes` attribute: the picture's part of its row, which leaves a twentieth on either side. */
function sizesInRow(photos: Photo[], rows: GridRows, index: number): string {
  const own = photos[index];
  if (!own) return "";
  const sizes = gridWindows.map((each) => {
    const end = rows[each].find((after) => after > index);
    const start = rows[each].findLast((after) => after <= index) ?? 0;
    const sum = photos.slice(start, end).reduce((total, photo) => total + ratioOf(photo), 0);
    return `${windowQueries[each]}${Math.round((90 * ratioOf(own)) / sum)}vw`;
  });
  return sizes.join(", ");
}
