import type { Plugin } from "vite";

/** The editor has its typefaces beside it, and asks a CDN all the same, which our policies refuse. */
export const withoutCdn: Plugin = {
  name: "without-cdn",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@sveltia/cms")) return;
    return { code: code.replace(/@font-face \{[^}]*\bcdn\.[^}]*\}/g, ""), map: null };
  },
};
