import { analytics } from "virtual:site-content";
import type { Observable } from "../../modules/observable.ts";
import { onNavigated } from "../../modules/router/navigator.ts";
import { whenActivated, whenIdle } from "../../modules/schedule.ts";
import { correctedAddress } from "../language.ts";
import type { AnalyticsClient } from "./services.ts";

const clients = import.meta.glob<AnalyticsClient>("./*.client.ts");

/** Without a key the banner behaves the same. */
export const choiceKey = analytics.choicePrefix + (analytics.account?.key ?? "");

export const isStoredByAnalytics = (name: string) => name.startsWith(analytics.storedPrefix);

/** The client is downloaded after the opt-in only; where that fails, it is tried again on the next page. */
export function followConsent(
  consent: Observable<{ essential: boolean } | undefined>,
  removeAnalyticsData: () => void,
): void {
  const { account } = analytics;
  if (!account?.key) return;
  let running: AnalyticsClient | undefined;

  const isWanted = () => consent.get()?.essential === true;

  function follow(): void {
    if (isWanted()) whenActivated(() => whenIdle(start));
    else if (running) stop();
  }

  async function start(): Promise<void> {
    if (!isWanted() || running) return;
    const client = await clients[`./${analytics.service}.client.ts`]?.().catch(() => undefined);
    if (!client || !account || !isWanted() || running) return;
    running = client;
    client.start(account);
    client.countPage();
  }

  function stop(): void {
    running?.stop();
    running = undefined;
    removeAnalyticsData();
  }

  consent.subscribe(follow);
  follow();
  onNavigated((url) => {
    if (!running) follow();
    // a page in the saved language at a neutral address is redirected at once, and counted at its own
    else if (!correctedAddress(url)) running.countPage();
  });
}
