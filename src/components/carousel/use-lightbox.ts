import { useCallback, useEffect, useState } from "react";
import { useOnDemand } from "../../modules/use-on-demand.ts";
import { loadPart, showFailure } from "../../site/load-code.ts";
import type { Shown } from "./photo-history.ts";

const loadLightbox = () => loadPart(() => import("./lightbox.tsx"));

/** Its code is loaded on the first hover, focus or press, or if the address names photographs. */
export function useLightbox() {
  const [isNear, setNear] = useState(false);
  const [open, show] = useState<Shown>();
  const lightbox = useOnDemand(isNear || open !== undefined, loadLightbox, () => {
    if (open !== undefined) showFailure();
    setNear(false);
    show(undefined);
  });

  useEffect(() => {
    const follow = () => {
      if (new URLSearchParams(location.search).has("photos")) setNear(true);
    };
    follow();
    // after a reload, Forward may lead to an address that names photographs
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  return {
    Lightbox: lightbox?.Lightbox,
    open,
    show,
    prepare: useCallback(() => setNear(true), []),
  };
}
