import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { afterNextFrame } from "../../modules/schedule.ts";
import type { PhotoSet } from "../../site/photo.ts";
import { useSite } from "../../site/site-context.tsx";
import { noteScrollbar } from "../dialog/dialog.tsx";
import { EnlargedView } from "./enlarged-view.tsx";
import styles from "./lightbox.module.css";
import { PhotoGrid } from "./photo-grid.tsx";
import { createPhotoHistory, type PhotoAction, type Shown, setOf } from "./photo-history.ts";

type LightboxProps = {
  set: PhotoSet;
  name: string;
  shown: Shown | undefined;
  onShow(shown: Shown | undefined): void;
  /** Called when the dialog that a slide has opened is closed, so that the page can take the focus. */
  onClosed(): void;
};

export function Lightbox({ set, name, shown, onShow, onClosed }: LightboxProps) {
  const [photoHistory] = useState(() => createPhotoHistory(name, set.photos.length, onShow));
  const { act, pass, opener } = photoHistory;
  // layout effects, because Escape may come before the others have run, which would open it again
  useLayoutEffect(photoHistory.follow, []);
  useLayoutEffect(() => {
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
      onPass={pass}
      onClosed={() => {
        const button = opener();
        if (button) button.focus();
        else onClosed();
      }}
    />,
    app,
  );
}

type LightboxWindowProps = Pick<LightboxProps, "set" | "name"> & {
  shown: Shown;
  onAction(action: PhotoAction, photo?: number): void;
  onPass(photo: number): void;
  onClosed(): void;
};

/** The dialog over the page. Behind a single photograph the grid keeps its state. */
function LightboxWindow(props: LightboxWindowProps) {
  const { set, name, shown, onAction, onPass, onClosed } = props;
  const { a11y, partLang } = useSite().shared;
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const isGrid = shown === "all";
  const [hasGrid, keepGrid] = useState(isGrid);
  if (isGrid && !hasGrid) keepGrid(true);
  const [{ top, shade }] = useState(() => readPage(name));
  const lastSeen = useRef<number>(undefined);
  if (!isGrid) lastSeen.current = shown;
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useLayoutEffect(() => {
    const element = dialog.current;
    return () => {
      element?.close();
      // in Chromium `vw` changes with the scrollbar, and with it the heights of the page
      scrollTo({ top, behavior: "instant" });
      closed.current();
    };
  }, [top]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const isByKey = document.querySelector(":focus-visible") !== null;
    const focus = () => {
      const thumbnails = element.querySelectorAll<HTMLElement>("[data-photo-grid] button");
      const thumbnail = isGrid && thumbnails[lastSeen.current ?? -1];
      // an address that names a photograph is no key, after which a ring would help
      const options = { preventScroll: true, focusVisible: isByKey };
      (thumbnail || first.current)?.focus(options);
      if (thumbnail) thumbnail.scrollIntoView({ block: "nearest" });
    };
    // closed at first, and if the browser has closed it, as it may after a second Escape
    if (!element.open) return showModalSoon(element, focus);
    focus();
  }, [isGrid]);

  return (
    <dialog
      ref={dialog}
      lang={partLang.words}
      className={styles.lightbox}
      style={{ "--shade": shade }}
      aria-label={isGrid ? set.words.dialog : a11y.dialogs.lightbox}
      onCancel={(event) => {
        if (!event.cancelable) return;
        event.preventDefault();
        onAction("up");
      }}
      onClose={() => onAction("up")}
    >
      {hasGrid && (
        <PhotoGrid
          set={set}
          name={name}
          isCovered={!isGrid}
          isUrgent={lastSeen.current !== undefined}
          close={isGrid ? first : undefined}
          onAction={onAction}
        />
      )}
      {!isGrid && (
        <EnlargedView
          photos={set.photos}
          label={set.words.title}
          index={shown}
          next={first}
          onShow={onPass}
          onAll={() => onAction("grid")}
          onClose={() => onAction("leave")}
        />
      )}
    </dialog>
  );
}

/** Where the page is, and the set's shade. Read while rendering: later it would compute styles. */
function readPage(name: string) {
  noteScrollbar();
  const carousel = setOf(name);
  const shade = carousel && getComputedStyle(carousel).getPropertyValue("--shade");
  return { top: scrollY, shade: shade || undefined };
}

/** Modal one frame after it is shown: that makes the page inert, which is slow on some phones. */
function showModalSoon(dialog: HTMLDialogElement, onModal: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const makeModal = () => {
    waiting.abort();
    dialog.open = false;
    // Forward may lead to a photograph while the menu is open
    document.querySelector<HTMLDialogElement>("dialog:modal")?.close();
    dialog.showModal();
    onModal();
  };
  dialog.open = true;
  // a key makes it modal at once, so that it goes to the dialog
  addEventListener("keydown", makeModal, { capture: true, signal });
  afterNextFrame(() => {
    if (!signal.aborted) makeModal();
  });
  return () => waiting.abort();
}
