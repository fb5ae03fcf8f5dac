import { bundleScript } from "./bundle-script.ts";

const entry = new URL("../../src/site/start-up/head-script.ts", import.meta.url);

/**
 * Bundles the inline script of the head.
 * @throws Error when its source contains `</script`, which would end its element
 */
export async function bundleHeadScript(): Promise<string> {
  const code = await bundleScript(entry);
  if (code.includes("</script")) {
    throw new Error(
      `${entry.pathname}: "</script" would end the inline script; write it in two parts`,
    );
  }
  return code.trim();
}
