/**
 * Whether React has hydrated the page: it marks its elements, the last one shortly before it commits
 * them. Runs in the page.
 */
export const isHydrated = () =>
  Object.keys(document.querySelector("#app")?.lastElementChild ?? {}).some((key) =>
    key.startsWith("__react"),
  );
