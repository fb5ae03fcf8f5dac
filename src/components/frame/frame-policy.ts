export type FrameKind = "booking" | "map";

const fromElsewhere: Record<FrameKind, string> = {
  // a booking engine has forms, opens the bank's page in a popup, and navigates back on a click
  booking:
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  map: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/**
 * With both `allow-scripts` and `allow-same-origin` a page of this site could remove its sandbox.
 * The demo engine needs no script, but its fonts need the origin.
 */
const fromThisSite = "allow-same-origin allow-forms";

/** The narrowest `sandbox` attribute that works for an address; `siteUrl` is the site's origin. */
export function frameSandbox(kind: FrameKind, address: string, siteUrl: string): string {
  const isElsewhere = new URL(address, siteUrl).origin !== new URL(siteUrl).origin;
  return isElsewhere ? fromElsewhere[kind] : fromThisSite;
}

/** The `allow` attribute: payment in the booking engine, nothing else. */
export const frameFeatures: Record<FrameKind, string> = { booking: "payment", map: "" };
