import type { Photo } from "../../site/pictures/photo.ts";
import { LightboxWindow } from "./lightbox-window.tsx";
import { usePhotoAddress } from "./use-photo-address.ts";

export type LightboxProps = {
  photos: Photo[];
  /** Index of the photograph shown, if any. */
  shown: number | undefined;
  onShow(index: number | undefined): void;
  /** Called when the dialog has closed, so that the page can take the focus. */
  onClosed(): void;
};

/** Shows the photographs of a set one by one, each with an address of its own. */
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
