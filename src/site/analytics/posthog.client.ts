import { SessionReplayExtensions } from "posthog-js/dist/extension-bundles";
import { PostHog } from "posthog-js/dist/module.slim.no-external";
import type { AnalyticsAccount } from "./services.ts";
import { withoutQueries, withoutQuery } from "./without-query.ts";

/** The library reports an event beyond its limit as an error in the console; here it is dropped. */
class QuietPostHog extends PostHog {
  override capture(...[name, properties, options]: Parameters<PostHog["capture"]>) {
    if (this.rateLimiter.isClientRateLimited && !options?.skip_client_rate_limiting)
      return undefined;
    return super.capture(name, properties, options);
  }
}

let client: PostHog | undefined;

/** Starts a new client after consent, under a new identity unless one is stored. */
export function start(account: AnalyticsAccount): void {
  if (client) return;
  registerRecorder();
  client = new QuietPostHog();
  client.init(account.key, {
    api_host: account.host,
    defaults: "2026-06-25",
    __extensionClasses: SessionReplayExtensions,

    // stated even where they are the library's defaults, which another version may change
    session_idle_timeout_seconds: 30 * 60,
    rate_limiting: { events_per_second: 10, events_burst_limit: 10 },
    request_queue_config: { flush_interval_ms: 3000 },

    // `countPage` does
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_surveys: true,

    // whether sessions are recorded is decided in the PostHog project, by its remote configuration
    disable_session_recording: false,
    enable_recording_console_log: false,
    session_recording: {
      maskAllInputs: true,
      // the days of a stay, in fields and in words, belong to nobody but the visitor
      blockSelector: "iframe, [data-private]",
      recordCrossOriginIframes: false,
      maskCapturedNetworkRequestFn: (request) => ({
        ...request,
        name: withoutQuery(request.name ?? ""),
      }),
      // addresses, which the recorder makes absolute in links
      maskAttributeFn: (_name, value) =>
        /^(https?|mailto):/.test(value) ? withoutQuery(value) : value,
    },

    // a second guard: without the stored opt-in (`1`) the client neither sends nor stores anything
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    // a cookie would be sent with every request to this site
    persistence: "localStorage",
    cross_subdomain_cookie: false,
    person_profiles: "never",
    save_campaign_params: false,
    mask_personal_data_properties: true,
    disable_capture_url_hashes: true,
    before_send: withoutQueries,

    // the library's crawler filter would also drop the events of automated tests
    opt_out_useragent_filter: true,
  });
}

export function stop(): void {
  if (!client) return;
  client.__loaded = false;
  client.opt_out_capturing();
  client.stopSessionRecording();
  client = undefined;
}

export function countPage(): void {
  client?.capture("$pageview");
}

/** The security policy blocks PostHog's host, from which the library would load the recorder. */
function registerRecorder(): void {
  const loadExternalDependency = (
    _client: PostHog,
    name: string,
    done: (error?: unknown) => void,
  ) => {
    if (!name.includes("recorder")) done(new Error(`${name}: not used on this site`));
    else import("posthog-js/dist/posthog-recorder").then(() => done(), done);
  };
  Object.assign(window, { __PosthogExtensions__: { loadExternalDependency } });
}
