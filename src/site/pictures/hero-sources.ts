import { createContext } from "react";

/** The attributes of a `<source>` of a picture. */
export type PictureSource = {
  media?: string;
  type: "image/avif";
  sizes: string;
  srcSet: string;
  width?: number;
  height?: number;
};

/**
 * The build's list for the sources of the picture that a page waits for (`priority`), of which it
 * makes the preloads in the head; undefined in the browser.
 */
export const HeroSourcesContext = createContext<PictureSource[] | undefined>(undefined);
