import { useState } from "react";
import layout from "../../styles/layout.module.css";

/** Announces the title of a page after an in-app navigation. */
export function PageAnnouncer({ title }: { title: string }) {
  const [firstTitle] = useState(title);
  const [moved, setMoved] = useState(false);
  if (!moved && title !== firstTitle) setMoved(true);
  return (
    <p className={layout.visuallyHidden} aria-live="polite">
      {moved && title}
    </p>
  );
}
