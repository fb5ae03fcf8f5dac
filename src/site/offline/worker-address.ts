/** The site's only Trusted Types policy, which the content security policy allows by name. */
export const workerPolicyName = "villa-offline";

/** TypeScript's DOM types lack Trusted Types; a TrustedScriptURL is declared as a string here. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string };
};

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Address of the service worker, as a TrustedScriptURL where the browser supports Trusted Types. */
export function workerAddress(): string {
  const address = "/sw.js";
  const policy = window.trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
