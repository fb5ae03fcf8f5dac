/** Addresses and keys of the owner's accounts, read at build time; none of them is a secret. */
type Environment = {
  lookupUrl: string;
  lookupToken: string | undefined;
  /** Without a key nothing of analytics is loaded; the banner behaves the same. */
  analyticsKey: string;
  analyticsHost: string;
};

export const environment: Environment = {
  lookupUrl: import.meta.env.VITE_GEO_URL || "https://ipinfo.io/json",
  lookupToken: import.meta.env.VITE_GEO_TOKEN || undefined,
  analyticsKey: import.meta.env.VITE_POSTHOG_KEY || "",
  analyticsHost: import.meta.env.VITE_POSTHOG_HOST || "https://eu.i.posthog.com",
};
