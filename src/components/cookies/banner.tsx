import { useEffect, useRef } from "react";
import { type Choice, openCookiePreferences, saveChoice } from "../../site/consent.ts";
import type { SharedData } from "../../site/content/shared-data.ts";
import { useSite } from "../../site/site-context.tsx";
import { Button, CloseButton } from "../button/button.tsx";
import styles from "./cookie-banner.module.css";

const textId = "cookie-banner-text";

export function Banner({ banner }: Pick<NonNullable<SharedData["consent"]>, "banner">) {
  const { shared, href } = useSite();
  const region = useRef<HTMLElement>(null);
  useEffect(() => (region.current ? reserveRoom(region.current) : undefined), []);
  const save = (choice: Choice) => {
    ignoreSecondClick();
    saveChoice(choice);
  };
  const decline = () => save({ essential: false, analytics: false });
  const accept = () => save({ essential: true, analytics: true });

  return (
    <section
      ref={region}
      lang={shared.partLang.consent}
      className={styles.banner}
      aria-label={shared.a11y.dialogs.cookieBanner}
      aria-describedby={textId}
      data-banner=""
    >
      <div className={styles.content}>
        <div className={styles.text}>
          <h2 className={styles.title}>{banner.title}</h2>
          <p>
            <span id={textId}>{banner.text}</span>{" "}
            <a href={href("cookie-policy")}>{banner.policyLink}</a>
          </p>
        </div>
        <div className={styles.buttons}>
          {/* equally wide in every language, in one row with the third where there is room */}
          <div className={styles.answers}>
            <Button className={styles.button} onClick={decline}>
              {banner.decline}
            </Button>
            <Button className={styles.button} onClick={accept}>
              {banner.accept}
            </Button>
          </div>
          <Button
            outlined
            className={styles.button}
            aria-haspopup="dialog"
            onClick={openCookiePreferences}
          >
            {banner.preferences}
          </Button>
        </div>
      </div>
      <CloseButton className={styles.cross} label={banner.close} onClick={decline} />
    </section>
  );
}

/** Milliseconds within which operating systems treat two clicks as a double click. */
const doubleClickTime = 500;

/** Blocks the second click of a double click, which would hit what is below the closed banner. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", ignore, true);
  setTimeout(() => removeEventListener("click", ignore, true), doubleClickTime);
}

/** `--banner-height` on the root would invalidate the styles of every element. */
function reserveRoom(element: HTMLElement): () => void {
  const { documentElement: root, body } = document;
  const reserve = (height: string, covered: string) => {
    body.style.paddingBottom = height;
    root.style.scrollPaddingBottom = covered && `calc(${covered} + 1rem)`;
    for (const above of document.querySelectorAll<HTMLElement>("[data-above-banner]")) {
      above.style.setProperty("--banner-height", covered);
    }
  };
  const measure = () => {
    const height = `${element.offsetHeight}px`;
    const isFixed = getComputedStyle(element).position === "fixed";
    reserve(height, isFixed ? height : "");
    if (isFixed) uncoverFocus(element);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // low windows have it below the page; not by observing the root, which grows with the room
  addEventListener("resize", measure);
  return () => {
    observer.disconnect();
    removeEventListener("resize", measure);
    reserve("", "");
  };
}

function uncoverFocus(element: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body || element.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const edge = element.getBoundingClientRect().top;
  if (bottom > edge && top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}
