/**
 * Opens the editor without its sign-in page: the desk runs on the owner's own machine, with a new token
 * at each start. The editor has no documented way for that, so this relies on the stored state of a
 * sign-in with a token (`src/lib/services/user/auth.svelte.js` of @sveltia/cms 0.221); the test “the
 * desk opens without a sign-in” fails if a new version stores it differently.
 */
export function signIn(token: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
}
