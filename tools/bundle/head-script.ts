import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Compiles the first script of the head to one minified classic script, to be inlined as it is and
 * named by its hash in the policy.
 */
export async function bundleHeadScript(): Promise<string> {
  const entry = fileURLToPath(new URL("../../src/site/start-up/head-script.ts", import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (code?.type !== "chunk") throw new Error(`${entry}: nothing was compiled`);
  if (code.code.includes("</script")) {
    throw new Error(`${entry}: "</script" would end the inline script; write it in two parts`);
  }
  return code.code.trim();
}
