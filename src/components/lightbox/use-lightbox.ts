import { type ComponentType, useCallback, useEffect, useState } from "react";
import { loadWithStyles } from "../../site/sheet/site-sheet.ts";
import type { LightboxProps } from "./lightbox.tsx";

/**
 * Which photograph the lightbox shows, and its component, which is loaded on the first hover, focus
 * or press of a slide, or if the address names a photograph.
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [shown, show] = useState<number>();

  const prepare = useCallback(() => {
    loadWithStyles(() => import("./lightbox.tsx")).then(
      (module) => setLightbox(() => module.Lightbox),
      () => show(undefined),
    );
  }, []);

  const isWanted = shown !== undefined;
  useEffect(() => {
    if (isWanted || location.search.includes("photo=")) prepare();
  }, [isWanted, prepare]);

  return { Lightbox, shown, show, prepare };
}
