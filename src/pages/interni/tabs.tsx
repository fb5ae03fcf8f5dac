import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from "react";
import { phoneWindow } from "../../site/breakpoints.ts";

type TabsProps = {
  label: string;
  className: string | undefined;
  tabs: { key: string; controls: string; children: ReactNode }[];
  shown: number;
  onShow(index: number): void;
};

/** Style sheets show them on phones alone. */
export function Tabs({ label, className, tabs, shown, onShow }: TabsProps) {
  const turn = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const next = {
      ArrowLeft: shown > 0 ? shown - 1 : last,
      ArrowRight: shown < last ? shown + 1 : 0,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShow(next);
    event.currentTarget.parentElement?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label}>
      {tabs.map(({ key, controls, children }, index) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={tabId(controls, key)}
          data-home={key}
          aria-controls={controls}
          aria-selected={index === shown}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onShow(index)}
          onKeyDown={turn}
        >
          {children}
        </button>
      ))}
    </div>
  );
}

function tabId(controls: string, key: string): string {
  return `${controls}-tab-${key}`;
}

function whenWindowChanges(call: () => void): () => void {
  const phone = matchMedia(phoneWindow);
  phone.addEventListener("change", call);
  return () => phone.removeEventListener("change", call);
}

/** The attributes of what a tab shows, where there are tabs. */
export function usePanel() {
  const hasTabs = useSyncExternalStore(
    whenWindowChanges,
    () => matchMedia(phoneWindow).matches,
    () => false,
  );
  return (id: string, key = "") => ({
    id,
    ...(hasTabs && { role: "tabpanel", "aria-labelledby": tabId(id, key) }),
  });
}
