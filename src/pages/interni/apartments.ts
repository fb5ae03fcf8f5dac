import shades from "./shades.module.css";

/**
 * The apartments in the order of the page: the key of their texts, the set of their photographs
 * (also the id of their section), and the class with the colour of their shadows.
 */
export const apartments = [
  { key: "apartment3", set: "apartment-3", shade: shades.ochre },
  { key: "apartment1", set: "apartment-1", shade: shades.sage },
  { key: "apartment2", set: "apartment-2", shade: shades.blue },
] as const;

export type ApartmentKey = (typeof apartments)[number]["key"];
export type ApartmentSet = (typeof apartments)[number]["set"];
