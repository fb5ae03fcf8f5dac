import {
  justifiedRows,
  type RowOptions,
} from "../../../src/modules/justified-rows/justified-rows.ts";
import type { GridRows, PictureFiles } from "../../../src/site/pictures/photo.ts";

/** Pixels between two pictures: `--gap` of tokens.css. */
export const gap = 6;

/** What a row is in each kind of window: the sum of its ratios, and pixels where it is narrowest. */
const kinds = {
  wide: { target: 5.2, width: 870 },
  medium: { target: 3.4, width: 675 },
  narrow: { target: 1.95, width: 280 },
};

/** The rows of a grid of photographs in every kind of window. */
export function gridRows(photos: Pick<PictureFiles, "width" | "height">[]): GridRows {
  const ratios = photos.map(({ width, height }) => width / height);
  const rowsIn = ({ target, width }: (typeof kinds)["wide"]) => {
    const options: RowOptions = { target, joint: gap / width };
    return justifiedRows(ratios, options);
  };
  return {
    wide: rowsIn(kinds.wide),
    medium: rowsIn(kinds.medium),
    narrow: rowsIn(kinds.narrow),
  };
}
