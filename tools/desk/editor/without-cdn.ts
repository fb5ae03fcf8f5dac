import type { Plugin } from "vite";

/** Removes font faces that load from a CDN: the bundle has these fonts, and our policies block the CDN. */
export const withoutCdn: Plugin = {
  name: "without-cdn",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@sveltia/cms")) return;
    return { code: code.replace(/@font-face \{[^}]*\bcdn\.[^}]*\}/g, ""), map: null };
  },
};
