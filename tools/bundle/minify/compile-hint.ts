import type { Plugin } from "vite";

/** Read by Chromium at the beginning of a script: https://v8.dev/blog/explicit-compile-hints */
const hint = "//# allFunctionsCalledOnLoad";

/**
 * Asks for the entry script to be compiled whole, in the background, while it arrives. Nearly all of
 * it is called when the page is taken over: function by function, on the main thread, that took
 * nearly twice as long. After the minifier, which drops comments.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: "villa-compile-hint",
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    renderChunk: {
      order: "post",
      handler: (code, { isEntry }) => (isEntry ? { code: `${hint}\n${code}`, map: null } : null),
    },
  };
}
