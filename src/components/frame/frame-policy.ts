export type FrameKind = "booking" | "map";

const fromElsewhere: Record<FrameKind, string> = {
  // a booking engine has forms, opens the bank's page in a popup, and navigates back on a click
  booking:
    "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  map: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
};

/** None for the demo engine: with scripts and its origin it could remove its own sandbox. */
export function frameSandbox(
  kind: FrameKind,
  address: string,
  siteUrl: string,
): string | undefined {
  const isElsewhere = new URL(address, siteUrl).origin !== new URL(siteUrl).origin;
  return isElsewhere ? fromElsewhere[kind] : undefined;
}

const features: Record<FrameKind, string> = { booking: "payment", map: "" };

/** Attributes of the frame. */
export function framePolicy(kind: FrameKind, address: string, siteUrl: string) {
  return { sandbox: frameSandbox(kind, address, siteUrl), allow: features[kind] };
}
