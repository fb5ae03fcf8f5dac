import { hasAnalytics } from "virtual:site-content";
import { defaultAnalyticsHost } from "./service.ts";

/** Read at build time and visible in the bundle. Without a key analytics is never loaded; the banner behaves the same. */
export const account = {
  key: (hasAnalytics && import.meta.env.VITE_POSTHOG_KEY) || "",
  host: import.meta.env.VITE_POSTHOG_HOST || defaultAnalyticsHost,
};
