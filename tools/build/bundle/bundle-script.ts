import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Bundles a module and its imports into one minified classic script.
 * @param define constants to replace in it, as JSON
 * @returns the source of the script
 */
export async function bundleScript(
  entry: URL,
  define: Record<string, string> = {},
): Promise<string> {
  const input = fileURLToPath(entry);
  const result = await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define,
    build: {
      write: false,
      minify: true,
      rollupOptions: { input, output: { format: "iife" } },
    },
  });
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : [];
  const chunk = outputs.flatMap(({ output }) => output).find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${input}: nothing was compiled`);
  return chunk.code;
}
