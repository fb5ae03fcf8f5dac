/** The messages of the script. */
export type AddWords = {
  /** Shown when nothing was chosen. */
  none: string;
  saving: string;
  /** With `{count}`. */
  saved: string;
  /** Shown when the desk does not answer. */
  silent: string;
};

/** The data in the HTML of the page. */
export type AddData = { token: string; words: AddWords };
