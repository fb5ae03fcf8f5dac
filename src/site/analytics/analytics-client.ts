import { SessionReplayExtensions } from "posthog-js/dist/extension-bundles";
import { PostHog } from "posthog-js/dist/module.slim.no-external";
import { onNavigated } from "../../modules/router/navigator.ts";
import { environment } from "../environment.ts";
import { italianAddress } from "../language/language.ts";
import { withoutQueries, withoutQuery } from "./without-query.ts";

let client: PostHog | undefined;
let stopPageViews: (() => void) | undefined;

/** Starts a client of its own for this consent, under a new identity unless one is stored. */
export function startAnalytics(): void {
  if (client) return;
  registerRecorder();
  client = new PostHog();
  client.init(environment.analyticsKey, {
    api_host: environment.analyticsHost,
    defaults: "2026-06-25",
    __extensionClasses: SessionReplayExtensions,

    // what the specification says, even where it is the library's own default
    session_idle_timeout_seconds: 30 * 60,
    rate_limiting: { events_per_second: 10, events_burst_limit: 10 },
    request_queue_config: { flush_interval_ms: 3000 },

    // page views follow the router
    capture_pageview: false,
    capture_pageleave: true,
    autocapture: false,
    rageclick: false,
    capture_dead_clicks: false,
    capture_heatmaps: false,
    capture_performance: false,
    capture_exceptions: false,
    disable_surveys: true,

    // recording waits for the project's remote configuration; its own switch stays the owner's
    disable_session_recording: false,
    enable_recording_console_log: false,
    session_recording: {
      maskAllInputs: true,
      blockSelector: "iframe",
      recordCrossOriginIframes: false,
      // the page's own addresses: as such, and where the recorder completes those of links
      maskCapturedNetworkRequestFn: (request) => ({
        ...request,
        name: withoutQuery(request.name ?? ""),
      }),
      maskAttributeFn: (_name, value) =>
        value.startsWith(location.origin) ? withoutQuery(value) : value,
    },

    // belt and braces: without the stored `1` this client says and keeps nothing
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    // no cookie of its own to travel with every request
    persistence: "localStorage",
    cross_subdomain_cookie: false,
    person_profiles: "never",
    save_campaign_params: false,
    mask_personal_data_properties: true,
    disable_capture_url_hashes: true,
    before_send: withoutQueries,

    // crawlers never get here; the library's own filter also drops every automated test
    opt_out_useragent_filter: true,
  });
  capturePageView();
  stopPageViews = onNavigated((url) => {
    if (!isRedirected(url)) capturePageView();
  });
}

/** Silences the client at once: also what it holds for its next batch is never sent. */
export function stopAnalytics(): void {
  if (!client) return;
  stopPageViews?.();
  client.__loaded = false;
  client.opt_out_capturing();
  client.stopSessionRecording();
  client = undefined;
}

function capturePageView(): void {
  client?.capture("$pageview");
}

/** An Italian page at a neutral address gets its own address at once, and is counted there. */
function isRedirected(url: URL): boolean {
  return document.documentElement.lang === "it" && italianAddress(url) !== undefined;
}

/**
 * The recorder is part of the site, not of a foreign host: where the library would add a script of
 * its own it finds this instead, and asks for it only if the project records sessions.
 */
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
