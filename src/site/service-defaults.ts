/** Service that looks up a visitor's country, unless `VITE_GEO_URL` names another. */
export const defaultLookupUrl = "https://ipinfo.io/json";

/** Where analytics events go, unless `VITE_POSTHOG_HOST` names another host. */
export const defaultAnalyticsHost = "https://eu.i.posthog.com";
