import { defaultAnalyticsHost, defaultLookupUrl } from "../../../src/site/service-defaults.ts";
import type { EditorSetting } from "../../content/editor-setting.ts";
import type { Content } from "../../content/load.ts";
import type { EditorOrigins, PolicyRequest } from "./policy.ts";

type Environment = Record<string, string | undefined>;

/**
 * The origins that a page may connect to or frame, and whether it frames the demo engine, from the owner's content and the build's
 * environment variables.
 */
export function serviceOrigins(
  { facts, settings, texts }: Pick<Content, "facts" | "settings" | "texts">,
  environment: Environment,
): Pick<
  PolicyRequest,
  "bookingOrigins" | "demoEngine" | "mapOrigin" | "geoOrigin" | "analyticsOrigins" | "hidden"
> {
  const engines = settings.languages
    .map((lang) => texts[lang].shared.navbar.url_amenitiz)
    .filter((address) => address !== null);
  const booking = engines.filter((address) => !address.startsWith("/"));
  return {
    bookingOrigins: [...new Set(booking.map((address) => new URL(address).origin))],
    demoEngine: booking.length < engines.length,
    mapOrigin: new URL(facts.geo.mapEmbedUrl).origin,
    geoOrigin: new URL(environment.VITE_GEO_URL || defaultLookupUrl).origin,
    analyticsOrigins: environment.VITE_POSTHOG_KEY ? analyticsOrigins(environment) : [],
    hidden: Boolean(environment.SITE_HIDDEN),
  };
}

/** PostHog's cloud serves settings from a separate host: `eu-assets.i` for `eu.i`. */
function analyticsOrigins({ VITE_POSTHOG_HOST }: Environment): string[] {
  const { origin } = new URL(VITE_POSTHOG_HOST || defaultAnalyticsHost);
  const settings = origin.replace(
    /^https:\/\/(eu|us)\.i\.posthog\.com$/,
    "https://$1-assets.i.posthog.com",
  );
  return [...new Set([origin, settings])];
}

/** Origins that the online editor needs: the repository's API, its status page and avatars. */
export function editorOrigins({ host, url }: EditorSetting): EditorOrigins {
  switch (host) {
    case "github":
      return {
        connect: ["https://api.github.com", "https://www.githubstatus.com"],
        images: ["https://avatars.githubusercontent.com"],
      };
    case "gitlab":
      return {
        connect: [url, "https://status-api.hostedstatus.com"],
        images: [url, "https://secure.gravatar.com"],
      };
    case "gitea":
      return { connect: [url], images: [url] };
  }
}
