/** The owner's account, visible in the bundle. */
export type AnalyticsAccount = { key: string; host: string };

export type AnalyticsClient = {
  start(account: AnalyticsAccount): void;
  /** At once: events that wait for the next batch are not sent either. */
  stop(): void;
  countPage(): void;
};

export type AnalyticsService = {
  name: string;
  /** Variables of the build; without the first the service is never loaded. */
  variables: { key: string; host: string };
  /** Where events go, unless the second names another host. */
  defaultHost: string;
  /** Origins to which a page connects. */
  origins(host: string): string[];
  /** How the key begins under which the choice is stored, which the library reads too: `1` or `0`. */
  choicePrefix: string;
  /** How the names of all begin that the library stores. */
  storedPrefix: string;
};
