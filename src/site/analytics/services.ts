/** The owner's account, visible in the bundle. */
export type AnalyticsAccount = { key: string; host: string };

export type AnalyticsClient = {
  start(account: AnalyticsAccount): void;
  /** At once: events that wait for the next batch are not sent either. */
  stop(): void;
  countPage(): void;
};

type AnalyticsService = {
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

/** Another one is a row here and a file of its client, `<name>.client.ts`; a house chooses one in its settings. */
export const analyticsServices = {
  posthog: {
    name: "PostHog",
    variables: { key: "VITE_POSTHOG_KEY", host: "VITE_POSTHOG_HOST" },
    defaultHost: "https://eu.i.posthog.com",
    origins(host) {
      const { origin } = new URL(host);
      // its cloud has its settings on another host
      const cloud = /^https:\/\/(eu|us)\.i\.posthog\.com$/;
      return [...new Set([origin, origin.replace(cloud, "https://$1-assets.i.posthog.com")])];
    },
    choicePrefix: "__ph_opt_in_out_",
    storedPrefix: "ph_",
  },
} satisfies Record<string, AnalyticsService>;

export type AnalyticsName = keyof typeof analyticsServices;

/** The first is a house's that says nothing of it. */
export const [defaultAnalytics = "posthog", ...otherAnalytics] = Object.keys(
  analyticsServices,
).filter((name): name is AnalyticsName => name in analyticsServices);

/** @param setting `analytics` of `settings.json` @returns undefined where nothing is to be loaded */
export function analyticsAccount(
  setting: AnalyticsName | "none",
  environment: Record<string, string | undefined>,
): AnalyticsAccount | undefined {
  if (setting === "none") return undefined;
  const { variables, defaultHost } = analyticsServices[setting];
  const key = environment[variables.key];
  return key ? { key, host: environment[variables.host] || defaultHost } : undefined;
}
