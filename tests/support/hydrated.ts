/** Whether React has taken the page over: it marks its elements. Runs in the page. */
export const isHydrated = () =>
  Object.keys(document.querySelector("#app > *") ?? {}).some((key) => key.startsWith("__react"));
