import { type ComponentType, useCallback, useEffect, useState } from "react";
import { loadWithStyles } from "../../site/sheet/site-sheet.ts";
import type { LightboxProps } from "./lightbox.tsx";
import { namesPhotos } from "./names-photos.ts";
import type { Shown } from "./photo-address.ts";

/**
 * What the lightbox shows, and its component, which is loaded on the first hover, focus or press of
 * what opens it, or if the address names photographs.
 */
export function useLightbox() {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [shown, show] = useState<Shown>();

  const prepare = useCallback(() => {
    loadWithStyles(() => import("./lightbox.tsx")).then(
      (module) => setLightbox(() => module.Lightbox),
      () => show(undefined),
    );
  }, []);

  const isWanted = shown !== undefined;
  useEffect(() => {
    const follow = () => {
      if (isWanted || namesPhotos(location.search)) prepare();
    };
    follow();
    // after a reload, Forward may lead to an address that names photographs
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [isWanted, prepare]);

  return { Lightbox, shown, show, prepare };
}
