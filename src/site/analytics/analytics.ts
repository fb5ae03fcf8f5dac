import type { ConsentStore } from "../../modules/consent/consent-store.ts";
import { whenActivated, whenIdle } from "../../modules/schedule.ts";
import { account } from "./account.ts";

/** The client is downloaded after the opt-in only; a failed download has no effect. */
export function followConsent(store: ConsentStore, removeAnalyticsData: () => void): void {
  if (!account.key) return;
  let client: Promise<typeof import("./analytics-client.ts") | undefined> | undefined;

  const isWanted = () => {
    const state = store.state();
    return state.status === "decided" && state.essential;
  };

  function follow(): void {
    if (isWanted()) whenActivated(() => whenIdle(start));
    else if (client) stop();
  }

  async function start(): Promise<void> {
    if (!isWanted()) return;
    client ??= import("./analytics-client.ts").catch(() => undefined);
    const loaded = await client;
    if (isWanted()) loaded?.startAnalytics();
  }

  async function stop(): Promise<void> {
    const loaded = await client;
    if (isWanted()) return;
    loaded?.stopAnalytics();
    removeAnalyticsData();
  }

  store.subscribe(follow);
  follow();
}
