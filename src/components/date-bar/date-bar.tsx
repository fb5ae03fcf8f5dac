import { useEffect, useRef } from "react";
import { fillNames } from "../../modules/fill-names.ts";
import { phoneWindow } from "../../site/breakpoints.ts";
import { useSite } from "../../site/site-context.tsx";
import styles from "./date-bar.module.css";

/**
 * Away while the page is scrolled down, and where the form or the page's end is in the window.
 * Must be mounted again with each page.
 */
export function DateBar({ price }: { price: string }) {
  const { shared, href } = useSite();
  const { label, link, linkLabel } = shared.dateBar;
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const phone = matchMedia(phoneWindow);
    const stop = new AbortController();
    const { signal } = stop;
    const start = async () => {
      const { keepAway } = await import("./keep-away.ts");
      if (bar.current && !signal.aborted) keepAway(bar.current, signal);
    };
    // without its behaviour the bar stays where it is
    const tryStart = () => void start().catch(() => {});
    if (phone.matches) tryStart();
    else phone.addEventListener("change", tryStart, { once: true, signal });
    return () => stop.abort();
  }, []);
  return (
    <aside
      ref={bar}
      className={`needs-js ${styles.bar}`}
      aria-label={label}
      data-date-bar=""
      data-print="off"
    >
      <p>{price}</p>
      <a href={href("booking")} aria-label={fillNames(linkLabel, { price })}>
        {link}
      </a>
    </aside>
  );
}
