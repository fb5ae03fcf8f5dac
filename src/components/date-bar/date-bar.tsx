import { type RefObject, useEffect, useRef } from "react";
import { fillTemplate } from "../../modules/message-format.ts";
import { useSite } from "../../site/context/site-context.tsx";
import styles from "./date-bar.module.css";

/** Away while the page is scrolled down, and where the form or the page's end is in the window. */
export function DateBar({ price }: { price: string }) {
  const { shared, href } = useSite();
  const { label, link, linkLabel } = shared.dateBar;
  const bar = useRef<HTMLElement>(null);
  useAway(bar);
  return (
    <aside
      ref={bar}
      className={`needs-js ${styles.bar}`}
      aria-label={label}
      data-date-bar=""
      data-print="off"
    >
      <p>{price}</p>
      <a href={href("booking")} aria-label={fillTemplate(linkLabel, { price })}>
        {link}
      </a>
    </aside>
  );
}

/** Sets `data-away` while the bar is not to be seen. Its component must be mounted again with each page. */
function useAway(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const inWindow = new Set<Element>();
    let last = scrollY;
    let isDown = false;
    const update = () => {
      const hides = isDown || inWindow.size > 0;
      element.toggleAttribute("data-away", hides && !element.querySelector(":focus-visible"));
    };
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inWindow.add(target);
        else inWindow.delete(target);
      }
      update();
    });
    for (const target of document.querySelectorAll("[data-stay], [data-ending], footer")) {
      observer.observe(target);
    }
    const scroll = () => {
      const now = Math.max(0, scrollY);
      if (now !== last) isDown = now > last;
      last = now;
      update();
    };
    addEventListener("scroll", scroll, { passive: true });
    return () => {
      removeEventListener("scroll", scroll);
      observer.disconnect();
    };
  }, [bar]);
}
