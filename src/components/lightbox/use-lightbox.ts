import { type ComponentType, useCallback, useEffect, useState } from "react";
import { loadWithStyles } from "../../site/sheet/site-sheet.ts";
import type { LightboxProps } from "./lightbox.tsx";

/**
 * Which photograph is shown in the lightbox, and the lightbox itself, which is fetched when it is
 * about to be used for the first time: after a press, at its approach, or for a shared address.
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [shown, show] = useState<number>();

  const prepare = useCallback(() => {
    loadWithStyles(() => import("./lightbox.tsx")).then(
      (module) => setLightbox(() => module.Lightbox),
      // without it the page stays as it is
      () => show(undefined),
    );
  }, []);

  const isWanted = shown !== undefined;
  useEffect(() => {
    if (isWanted || location.search.includes("photo=")) prepare();
  }, [isWanted, prepare]);

  return { Lightbox, shown, show, prepare };
}
