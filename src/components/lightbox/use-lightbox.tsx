import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { Photo } from "../../site/photo.ts";
import type { LightboxProps } from "./lightbox.tsx";
import {
  changePhotoAddress,
  closePhotoAddress,
  openPhotoAddress,
  photoInAddress,
} from "./photo-address.ts";

/** Fetched when a photograph is about to be enlarged for the first time. */
const fetchLightbox = () => import("./lightbox.tsx").then((module) => module.Lightbox);

/**
 * The lightbox of a set of photographs, and which of them it shows: that of `?photo=villa-03`, which
 * can be shared and which Back takes away again.
 */
export function useLightbox(photos: Photo[]) {
  const [index, setIndex] = useState<number>();
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const prefetch = useCallback(() => void fetchLightbox().catch(() => {}), []);

  const open = useCallback(
    (at: number) => {
      const photo = photos[at];
      if (photo) openPhotoAddress(photo.id);
      setIndex(at);
    },
    [photos],
  );

  const close = useCallback(() => {
    closePhotoAddress();
    setIndex(undefined);
  }, []);

  const step = useCallback(
    (by: number) => {
      const to = ((index ?? 0) + by + photos.length) % photos.length;
      const photo = photos[to];
      if (photo) changePhotoAddress(photo.id);
      setIndex(to);
    },
    [photos, index],
  );

  useEffect(() => {
    function followAddress(): void {
      const at = photos.findIndex(({ id }) => id === photoInAddress());
      setIndex(at < 0 ? undefined : at);
    }
    followAddress();
    addEventListener("popstate", followAddress);
    return () => removeEventListener("popstate", followAddress);
  }, [photos]);

  const isWanted = index !== undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    // without the chunk the page stays as it is
    fetchLightbox().then(
      (component) => isStale || setLightbox(() => component),
      () => isStale || close(),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, close]);

  return { index: Lightbox && index, Lightbox, open, close, step, prefetch };
}
