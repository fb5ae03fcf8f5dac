import react from "@vitejs/plugin-react";
import type { InlineConfig } from "vite";
import type { PreparedSite } from "./prepare.ts";
import { contentPlugin } from "./vite-plugin.ts";

/** The browsers the site is built for; older ones get the page without script. */
const target = ["chrome111", "edge111", "firefox115", "safari16.4"];

/** What the bundles of the browser, of the prerender and of the development server share. */
export function viteConfig(root: string, site: PreparedSite): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [contentPlugin(site), react()],
    css: {
      transformer: "lightningcss",
      lightningcss: { cssModules: { pattern: "[name]-[local]" } },
    },
    build: {
      target,
      cssMinify: "lightningcss",
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rollupOptions: {
        output: { chunkFileNames: ({ facadeModuleId, name }) => chunkName(facadeModuleId, name) },
      },
    },
  };
}

/** The texts of a page are a chunk named after page and language, not after a module that is none. */
function chunkName(module: string | null, name: string): string {
  const [, page, lang] = /virtual:(?:page\/)?([^/]+)\/(en|it)$/.exec(module ?? "") ?? [];
  return `assets/${page ? `${page}.${lang}` : name}-[hash].js`;
}
