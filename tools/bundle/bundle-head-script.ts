import { bundleScript } from "./bundle-script.ts";

const entry = new URL("../../src/site/start-up/head-script.ts", import.meta.url);

/**
 * Compiles the first script of the head, to be inlined as it is and named by its hash in the policy.
 * @throws Error when its text would end the script element that holds it
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
