/** A label to place below the road, under the pole of its place. */
export type Pole = {
  id: string;
  /** Where the pole stands, at each of the widths for which labels are placed. */
  at: number[];
  /** Width of the label. */
  width: number;
};

/** Whether a label is centred on its pole, or starts or ends beside it. */
type Anchor = "middle" | "start" | "end";

export type PlacedLabel = {
  /** 0 is the row below the ground. */
  row: number;
  anchor: Anchor;
  /** How far the label is moved from the position of its anchor, to stay within the bounds. */
  shift: number;
};

type Bounds = { from: number; to: number };

export type Spacing = {
  /** Between a pole and the label beside it. */
  beside: number;
  /** Between two labels. */
  between: number;
};

type Box = { from: number; to: number };

/**
 * Places labels in rows so that none lies over another, nor over the line from the ground to a label
 * in a row below it, at any of the widths. It fills one row after the other with the places farthest
 * from the house first; what finds no room waits for the next row.
 * @param poles with the house's own first
 * @param bounds what labels must stay within, at each of the widths
 */
export function placeLabels(
  [house, ...poles]: Pole[],
  bounds: Bounds[],
  spacing: Spacing,
): Map<string, PlacedLabel> {
  const placed = new Map<string, PlacedLabel>();
  if (!house) return placed;
  const middle: PlacedLabel = { row: 0, anchor: "middle", shift: 0 };
  placed.set(house.id, middle);
  const distance = (pole: Pole) => Math.abs((pole.at[0] ?? 0) - (house.at[0] ?? 0));
  let waiting = poles.toSorted((one, other) => distance(other) - distance(one));
  let row: Box[][] = [boxesOf(house, middle, spacing)];
  for (let number = 0; waiting.length > 0; number++) {
    for (const pole of waiting) {
      const others = waiting.filter((other) => other !== pole && !placed.has(other.id));
      const label = candidates(pole, bounds, spacing).find((candidate) => {
        const boxes = boxesOf(pole, candidate, spacing);
        return (
          boxes.every((box, at) => isWithin(box, bounds[at])) &&
          row.every((each) => !meetAnywhere(each, boxes, spacing.between)) &&
          others.every(({ at }) => !meetAnywhere(at.map(pointBox), boxes, spacing.beside / 2))
        );
      });
      if (!label) continue;
      row.push(boxesOf(pole, label, spacing));
      placed.set(pole.id, { ...label, row: number });
    }
    const left = waiting.filter(({ id }) => !placed.has(id));
    const nearest = left.at(-1);
    // no label fits even into an empty row, for example because it is too wide: place one anyway
    if (left.length === waiting.length && nearest) {
      placed.set(nearest.id, { ...middle, row: number });
      left.pop();
    }
    waiting = left;
    row = [];
  }
  return placed;
}

/** The ways in which a label can stand at its pole, the best one first. */
function candidates(pole: Pole, bounds: Bounds[], spacing: Spacing): PlacedLabel[] {
  const plain = (["middle", "start", "end"] as const).map((anchor) => ({
    row: 0,
    anchor,
    shift: 0,
  }));
  // moved from the edge of the window, at the width that needs it most
  const boxes = boxesOf(pole, { row: 0, anchor: "middle", shift: 0 }, spacing);
  const beyond = boxes.map(({ from, to }, at) => {
    const limit = bounds[at] ?? { from, to };
    return Math.max(0, limit.from - from) - Math.max(0, to - limit.to);
  });
  const shift = beyond.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
  return shift === 0 ? plain : [{ row: 0, anchor: "middle", shift }, ...plain];
}

/** What a label covers at each of the widths. */
function boxesOf(pole: Pole, { anchor, shift }: PlacedLabel, { beside }: Spacing): Box[] {
  const { width } = pole;
  const offset = { middle: -width / 2, start: beside, end: -width - beside }[anchor] + shift;
  return pole.at.map((x) => ({ from: x + offset, to: x + offset + width }));
}

function pointBox(x: number): Box {
  return { from: x, to: x };
}

function isWithin({ from, to }: Box, bounds: Bounds | undefined): boolean {
  return !bounds || (from >= bounds.from - 0.01 && to <= bounds.to + 0.01);
}

function meetAnywhere(some: Box[], others: Box[], gap: number): boolean {
  return some.some(({ from, to }, at) => {
    const other = others[at];
    return other !== undefined && from < other.to + gap && other.from < to + gap;
  });
}
