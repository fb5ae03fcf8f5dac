import { useLayoutEffect, useRef } from "react";
import type { Photo } from "../../site/pictures/photo.ts";
import { Volume } from "../ground/ground.tsx";
import styles from "./lightbox.module.css";

type EnlargedPhotoProps = { photo: Photo; place: "before" | "here" | "after" };

/** The photograph that the lightbox shows, or the one before or after it. */
export function EnlargedPhoto({ photo, place }: EnlargedPhotoProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { id, width, height } = photo;

  useLayoutEffect(() => {
    const { style } = panel.current ?? {};
    style?.setProperty("--r", String(width / height));
    style?.setProperty("--natural", `${width}px`);
    const loaded = largestLoaded(id);
    // a file that the page has already loaded serves as placeholder for the large one
    if (loaded) style?.setProperty("--placeholder", `url("${loaded}")`);
  }, [id, width, height]);

  return (
    <div ref={panel} className={styles[place]} aria-hidden={place !== "here" || undefined}>
      <Volume
        photo={photo}
        sizes={enlargedSizes(photo)}
        className={styles.volume}
        loading="eager"
      />
    </div>
  );
}

/** The picture's width: `--pic` of lightbox.module.css times its ratio, or the window's width. */
function enlargedSizes({ width, height }: Photo): string {
  const ratio = Number((width / height).toFixed(4));
  return [
    `(max-height: 32rem) and (orientation: landscape) min(calc((100svh - 0.75rem) / 1.17 * ${ratio}), 100vw - 17rem)`,
    `(max-width: 61.999rem) and (orientation: portrait) min(calc((100svh - 15.5rem) / 1.16 * ${ratio}), 100vw - 1.5rem)`,
    `min(calc((84svh - 7.5rem) * ${ratio}), 100vw - 2.5rem)`,
  ].join(", ");
}

/** Address of the largest file of a photograph that the page has loaded. */
function largestLoaded(id: string): string | undefined {
  return [...document.querySelectorAll<HTMLImageElement>(`img[data-photo="${CSS.escape(id)}"]`)]
    .filter((image) => image.complete && image.naturalWidth > 0)
    .sort((one, other) => other.naturalWidth - one.naturalWidth)[0]?.currentSrc;
}
