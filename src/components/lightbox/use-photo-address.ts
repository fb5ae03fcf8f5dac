import { useEffect, useRef } from "react";
import { stepBack } from "../../modules/router/navigator.ts";
import type { Photo } from "../../site/pictures/photo.ts";

const key = "photo";

/** Keeps the address in sync: `?photo=villa-03` opens that photograph, and Back closes it. */
export function usePhotoAddress(
  photos: Photo[],
  shown: number | undefined,
  onShow: (index: number | undefined) => void,
): void {
  const isFollowing = useRef(false);

  useEffect(() => {
    function follow(): void {
      const index = indexInAddress(photos);
      onShow(index < 0 ? undefined : index);
    }
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [photos, onShow]);

  useEffect(() => {
    const inAddress = indexInAddress(photos);
    const id = shown === undefined ? undefined : photos[shown]?.id;
    // on mount the address decides what is shown, from then on it follows
    if (!isFollowing.current && inAddress >= 0) onShow(inAddress);
    else if (id && inAddress >= 0) replaceAddress(id);
    else if (id) history.pushState({ ...history.state, opensPhoto: true }, "", addressOf(id));
    else if (inAddress >= 0) closeAddress();
    isFollowing.current = true;
  }, [photos, shown, onShow]);
}

/** Index of the photograph that the address names; -1 for none. */
function indexInAddress(photos: Photo[]): number {
  const id = new URLSearchParams(location.search).get(key);
  return photos.findIndex((photo) => photo.id === id);
}

/** Goes back to before the photograph was opened, unless that would leave the site. */
function closeAddress(): void {
  if (history.state?.opensPhoto) stepBack();
  else replaceAddress(undefined);
}

function replaceAddress(id: string | undefined): void {
  history.replaceState(history.state, "", addressOf(id));
}

function addressOf(id: string | undefined): URL {
  const url = new URL(location.href);
  if (id) url.searchParams.set(key, id);
  else url.searchParams.delete(key);
  return url;
}
