import { createObservable } from "../../modules/observable.ts";
import { whenActivated, whenIdle } from "../../modules/schedule.ts";
import { savesData } from "../../modules/user-preferences.ts";

/** Whether there is a newer version of the site than the one shown. */
export const outdated = createObservable(false);

/** Without effect where the browser has no service workers or does not allow them. */
export function startOffline(onNavigated: (listener: () => void) => void): void {
  if (!import.meta.env.PROD || import.meta.env.VITE_OFFLINE === "off" || savesData()) return;
  const start = () => whenIdle(() => void load().catch(() => {}));
  const load = async () => {
    const { register } = await import("./register.ts");
    await register(onNavigated, () => outdated.set(true));
  };
  whenActivated(() => {
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
  });
}
