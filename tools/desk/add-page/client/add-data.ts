/** What the script says by itself. */
export type AddWords = {
  /** Saved without a photograph. */
  none: string;
  saving: string;
  /** With `{count}`. */
  saved: string;
  /** The desk does not answer. */
  silent: string;
};

/** What the page is given with its HTML. */
export type AddData = { token: string; words: AddWords };
