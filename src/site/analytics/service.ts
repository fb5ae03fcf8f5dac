// What page, build and checks know of the analytics service. Another service is another of this folder.

/** In `analytics` of `settings.json`. */
export const analyticsService = "posthog";

/** Where events go, unless `VITE_POSTHOG_HOST` names another host. */
export const defaultAnalyticsHost = "https://eu.i.posthog.com";

type Environment = Record<string, string | undefined>;

/** The owner's account, from the variables of the build; without one nothing is loaded. */
export function analyticsKeyIn({ VITE_POSTHOG_KEY }: Environment): string | undefined {
  return VITE_POSTHOG_KEY || undefined;
}

/** What a page connects to. PostHog's cloud has its settings on another host: `eu-assets.i` for `eu.i`. */
export function analyticsOrigins({ VITE_POSTHOG_HOST }: Environment): string[] {
  const { origin } = new URL(VITE_POSTHOG_HOST || defaultAnalyticsHost);
  const settings = origin.replace(
    /^https:\/\/(eu|us)\.i\.posthog\.com$/,
    "https://$1-assets.i.posthog.com",
  );
  return [...new Set([origin, settings])];
}

/** How the key begins under which the choice is stored, which the library reads too: `1` or `0`. */
export const choicePrefix = "__ph_opt_in_out_";

/** How all that the library stores begins: `ph_<key>_posthog`, `ph_<key>_window_id` and the like. */
export const storedPrefix = "ph_";
