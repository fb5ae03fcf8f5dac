/** What the page is given with its HTML. */
export type ReadyData = {
  token: string;
  /** Said when the token is no longer that of the desk. */
  restarted: string;
  /** Said when the desk does not answer. */
  silent: string;
};
