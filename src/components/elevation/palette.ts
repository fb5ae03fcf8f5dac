/** The colours of the small drawings. They are not tokens: no text ever stands on them. */
export const palette = {
  wall: "#EFE5D0",
  lime: "#FFFFFF",
  limeShaded: "#DCE3E9",
  limeDark: "#C9D2DC",
  tower: "#E8D5AE",
  cornice: "#DDBB83",
  shade: "#B9C4D1",
  opening: "#4A5349",
  shutter: "#3F503A",
  coneStone: "#9AA29A",
  bark: "#4B4237",
  leaf: "#6F8064",
  leafLit: "#97A588",
  clay: "#8A3A22",
  clayLit: "#B4613F",
  dustyBlue: "#B5C7D8",
};

export type Paint = keyof typeof palette;
