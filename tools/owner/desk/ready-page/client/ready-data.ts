/** The data in the HTML of the page. */
export type ReadyData = {
  token: string;
  /** Shown when the token is no longer valid, because the desk was restarted. */
  restarted: string;
  /** Shown when the desk does not answer. */
  silent: string;
};
