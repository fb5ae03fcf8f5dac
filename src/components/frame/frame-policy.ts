export type FrameKind = "booking" | "map";

const fromElsewhere: Record<FrameKind, string> = {
  // a booking engine has forms, opens the bank's page in a popup, and navigates back on a click
  booking:
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  map: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/**
 * The strictest `sandbox` attribute that works for an address. None for the demo engine, a page of this
 * site: it needs scripts and, for its fonts, the origin, and with both a page of the same origin could
 * remove its own sandbox, of which browsers warn. Its content security policy restricts it instead.
 * @param siteUrl the site's origin
 */
export function frameSandbox(
  kind: FrameKind,
  address: string,
  siteUrl: string,
): string | undefined {
  const isElsewhere = new URL(address, siteUrl).origin !== new URL(siteUrl).origin;
  return isElsewhere ? fromElsewhere[kind] : undefined;
}

/** The `allow` attribute: payment in the booking engine, nothing else. */
export const frameFeatures: Record<FrameKind, string> = { booking: "payment", map: "" };
