import type { Languages } from "../../../src/site/site-map/languages.ts";
import { bundleScript } from "./bundle-script.ts";

/** @throws Error when its source contains `</script`, which would end its element */
export async function bundleInlineScript(entry: URL, languages: Languages): Promise<string> {
  const code = await bundleScript(entry, languages);
  if (code.includes("</script")) {
    throw new Error(
      `${entry.pathname}: "</script" would end the inline script; write it in two parts`,
    );
  }
  return code.trim();
}
