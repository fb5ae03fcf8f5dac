/** The one Trusted Types policy of the site, which the security policy names. */
export const workerPolicyName = "villa-offline";

/** TypeScript's library does not know Trusted Types yet; an address made by it passes for text. */
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

/** Where the worker stands, in the form that `require-trusted-types-for 'script'` asks for. */
export function workerAddress(): string {
  const address = "/sw.js";
  const policy = window.trustedTypes?.createPolicy(workerPolicyName, {
    createScriptURL: () => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
