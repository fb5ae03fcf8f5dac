import type { Photo } from "../../site/pictures/photo.ts";
import { LightboxWindow } from "./lightbox-window.tsx";
import { usePhotoAddress } from "./use-photo-address.ts";

export type LightboxProps = {
  photos: Photo[];
  /** Index of the photograph shown, if any. */
  shown: number | undefined;
  onShow(index: number | undefined): void;
  /** The window is closed and the page can have the focus again. */
  onClosed(): void;
};

/** The photographs of a set one by one, as large as the window allows, each with an address. */
export function Lightbox({ photos, shown, onShow, onClosed }: LightboxProps) {
  usePhotoAddress(photos, shown, onShow);
  if (shown === undefined) return null;
  const total = photos.length;
  return (
    <LightboxWindow
      photos={photos}
      index={shown}
      onStep={(by) => onShow((shown + by + total) % total)}
      onClose={() => onShow(undefined)}
      onClosed={onClosed}
    />
  );
}
