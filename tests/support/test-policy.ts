import {
  type HostingPolicy,
  hostingPolicy,
  type PolicyRequest,
} from "../../tools/build/hosting/policy.ts";

/** The policy of a site that loads nothing of others but the map and the lookup of the country: the demo's. */
export function testPolicy(changes: Partial<PolicyRequest> = {}): HostingPolicy {
  return hostingPolicy({
    languages: ["en", "it"],
    villaSlug: "villa-ulia",
    styleHashes: [],
    scriptHashes: [],
    bookingOrigins: [],
    demoEngine: true,
    mapOrigin: "https://map.example",
    geoOrigin: "https://geo.example",
    analyticsOrigins: [],
    ...changes,
  });
}
