export type FrameKind = "booking" | "map";

const fromElsewhere: Record<FrameKind, string> = {
  // an engine has forms, opens the bank's window, and leads back when the guest presses
  booking:
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  map: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/**
 * Scripts and the page's own origin together would let a page of this site out of the sandbox.
 * The demo engine needs no script, but its fonts need the origin.
 */
const fromThisSite = "allow-same-origin allow-forms";

/**
 * What a frame may do, in the narrowest form that works: the `sandbox` attribute for an address
 * that this site's pages show. `siteUrl` is the origin of the site.
 */
export function frameSandbox(kind: FrameKind, address: string, siteUrl: string): string {
  const isElsewhere = new URL(address, siteUrl).origin !== new URL(siteUrl).origin;
  return isElsewhere ? fromElsewhere[kind] : fromThisSite;
}

/** The `allow` attribute: nothing but paying, and that only where one books. */
export const frameFeatures: Record<FrameKind, string> = { booking: "payment", map: "" };
