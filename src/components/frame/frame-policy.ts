export type FrameKind = "booking" | "map";

const policies: Record<FrameKind, { sandbox: string; allow: string }> = {
  // a booking engine has forms, opens the bank's page in a popup, and navigates back on a click
  booking: {
    sandbox:
      "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    allow: "payment",
  },
  map: {
    sandbox: "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox",
    allow: "",
  },
};

/** Attributes of the frame. The demo engine has no sandbox: with scripts and its origin it could remove its own. */
export function framePolicy(kind: FrameKind, address: string, siteUrl: string) {
  const { sandbox, allow } = policies[kind];
  const isElsewhere = new URL(address, siteUrl).origin !== new URL(siteUrl).origin;
  return { sandbox: isElsewhere ? sandbox : undefined, allow };
}
