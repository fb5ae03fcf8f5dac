import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { PhotoSet } from "../../site/pictures/photo.ts";
import { LightboxWindow } from "./lightbox-window.tsx";
import type { Shown } from "./photo-address.ts";
import { createPhotoHistory } from "./photo-history.ts";

export type LightboxProps = {
  set: PhotoSet;
  name: string;
  shown: Shown | undefined;
  onShow(shown: Shown | undefined): void;
  /** Called when the dialog that a slide has opened is closed, so that the page can take the focus. */
  onClosed(): void;
};

/** Shows the photographs of a set over the page: all, and one by one, each with its address. */
export function Lightbox({ set, name, shown, onShow, onClosed }: LightboxProps) {
  const [photoHistory] = useState(() =>
    createPhotoHistory({ name, ids: set.photos.map(({ id }) => id), onShow }),
  );
  const { act } = photoHistory;
  useEffect(photoHistory.follow, []);
  useEffect(() => {
    if (shown === undefined || photoHistory.isOpen()) return;
    if (shown === "all") act("grid");
    else act("photo", shown);
  }, [shown, photoHistory, act]);

  const app = document.getElementById("app");
  if (shown === undefined || !app) return null;
  // at the end of the application: between sections it would change the styles of those after it
  return createPortal(
    <LightboxWindow
      set={set}
      name={name}
      shown={shown}
      onAction={act}
      onClosed={() => {
        if (photoHistory.opener() === "slide") onClosed();
        else openerOf(name)?.focus();
      }}
    />,
    app,
  );
}

/** The carousel's button for all photographs. */
function openerOf(name: string): HTMLElement | null {
  return document.querySelector(`[data-photo-set="${name}"] [data-open-grid]`);
}
