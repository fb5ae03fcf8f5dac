/**
 * Opens the editor without its sign-in page: the desk runs on the owner's own machine, and its token
 * is new at each start. The editor has no documented way for that, so this leans on what it keeps of
 * a sign-in with a token (`src/lib/services/user/auth.svelte.js` of @sveltia/cms 0.221); the test “the
 * desk opens without a sign-in” fails where a new version keeps it otherwise.
 */
export function signIn(token: string): void {
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token }));
}
