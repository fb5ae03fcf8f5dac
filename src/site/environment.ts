import { hasAnalytics } from "virtual:site-content";
import { defaultAnalyticsHost, defaultLookupUrl } from "./service-defaults.ts";

/** Addresses and keys of the owner's accounts, read at build time and visible in the bundle. */
type Environment = {
  lookupUrl: string;
  lookupToken: string | undefined;
  /** Without a key analytics is never loaded; the banner behaves the same. */
  analyticsKey: string;
  analyticsHost: string;
};

export const environment: Environment = {
  lookupUrl: import.meta.env.VITE_GEO_URL || defaultLookupUrl,
  lookupToken: import.meta.env.VITE_GEO_TOKEN || undefined,
  analyticsKey: (hasAnalytics && import.meta.env.VITE_POSTHOG_KEY) || "",
  analyticsHost: import.meta.env.VITE_POSTHOG_HOST || defaultAnalyticsHost,
};
