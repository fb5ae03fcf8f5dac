/** Multiples of the slides' height and of the gap, so that nothing has to be measured. */
export type Length = readonly [heights: number, gaps: number];

/** Pixels: the view's width, the slides' height, and the gap between two slides. */
export type Size = { width: number; height: number; gap: number };

export type Placement = {
  slide: number;
  isClone: boolean;
  /** From the start of the first slide to the start of this one. */
  position: Length;
  /** Pixels from the middle of the active slide to the near edge of this one; 0 if active. */
  distance: number;
  isVisible: boolean;
  /** Visible, or the next to become visible. */
  isNear: boolean;
  /** From the middle of the active slide to the start of the next placement on this side. */
  end: Length;
};

const left = 0;
const right = 1;
type Side = typeof left | typeof right;

/** Index of the slide a carousel starts on: the middle one of the first `startCount`. */
export function firstSlide(startCount: number): number {
  return Math.floor(startCount / 2);
}

/** A length in pixels. */
export function pixels([heights, gaps]: Length, size: Size): number {
  return heights * size.height + gaps * size.gap;
}

/** Where normal flow puts the start of a slide, from the start of the first. */
export function flowPosition(ratios: number[], slide: number): Length {
  return [ratios.slice(0, slide).reduce((sum, ratio) => sum + ratio, 0), slide];
}

function newPlacement(slide: number, position: Length = [0, 0]): Placement {
  return {
    slide,
    isClone: true,
    position,
    distance: 0,
    isVisible: true,
    isNear: true,
    end: [0, 0],
  };
}

/** Where a slide is drawn is decided when it becomes visible, so one added later moves none. */
export function createLayout(ratios: number[], start: number, startCount: number) {
  let count = startCount;
  let active = newPlacement(start);
  /** The placements on either side of the active slide, nearest first. */
  const sides: [Placement[], Placement[]] = [[], []];

  const ratio = (of: Placement) => ratios[of.slide] ?? 1;
  const between = (one: Placement, other: Placement): Length => [
    (ratio(one) + ratio(other)) / 2,
    1,
  ];

  function placementAt(side: Side, index: number): Placement {
    const before = sides[side][index - 1] ?? active;
    sides[side][index] ??= newPlacement((before.slide + (side ? 1 : count - 1)) % count);
    return sides[side][index];
  }

  /** Computes a placement from the one before it on the same side, which must be up to date. */
  function update(
    side: Side,
    index: number,
    size: Size,
    range: number,
    isNear: boolean,
  ): Placement {
    const current = placementAt(side, index);
    const [heights, gaps] = sides[side][index - 1]?.end ?? ([ratio(active) / 2, 1] as const);
    const middle = flowPosition(ratios, active.slide)[0] + ratio(active) / 2;
    current.end = [heights + ratio(current), gaps + 1];
    current.position = side
      ? [middle + heights, active.slide + gaps]
      : [middle - current.end[0], active.slide - gaps];
    current.distance = pixels([heights, gaps], size);
    current.isVisible = current.distance < range;
    current.isNear = isNear;
    return current;
  }

  return {
    get active() {
      return active.slide;
    },

    setCount(to: number): void {
      count = to;
    },

    jumpTo(slide: number): void {
      active = newPlacement(slide);
      sides[left].length = sides[right].length = 0;
    },

    step(by: number): Length {
      const [ahead, behind] = by > 0 ? ([right, left] as const) : ([left, right] as const);
      let heights = 0;
      for (let done = 0; done < Math.abs(by); done++) {
        const next = placementAt(ahead, 0);
        heights += between(active, next)[0];
        sides[ahead].shift();
        sides[behind].unshift(active);
        active = next;
      }
      return [Math.sign(by) * heights, by];
    },

    /** Steps to the slide nearest to a point, given in pixels from the active one's middle. */
    stepsTo(point: number, size: Size): number {
      const side = point > 0 ? right : left;
      let remaining = Math.abs(point);
      let steps = 0;
      for (let from = active; ; steps++) {
        const to = placementAt(side, steps);
        const length = pixels(between(from, to), size);
        // a view without a size has no distances
        if (remaining <= length / 2 || length <= 0) return side ? steps : 0 - steps;
        remaining -= length;
        from = to;
      }
    },

    /** @param range visible pixels to the left and to the right of the active slide's middle */
    placements(size: Size, range: readonly [number, number]): Placement[] {
      active = newPlacement(active.slide, flowPosition(ratios, active.slide));
      for (const side of [left, right] as const) {
        const known = sides[side];
        let index = 0;
        while (index < known.length && update(side, index, size, range[side], true).isVisible) {
          index++;
        }
        known.length = index;
        while (update(side, index, size, range[side], true).isVisible) index++;
      }
      const placed = [active, ...sides[left], ...sides[right]];
      const slides = new Set<number>();
      const markClone = (each: Placement) => {
        each.isClone = slides.has(each.slide);
        slides.add(each.slide);
      };
      placed.sort((one, other) => one.distance - other.distance).forEach(markClone);
      // the slides not placed yet are out of sight: each goes to the side that ends nearer
      while (slides.size < count) {
        const ends = sides.map((side) => side.at(-1)?.distance ?? 0);
        const side = Number(ends[left]) < Number(ends[right]) ? left : right;
        const next = update(side, sides[side].length, size, 0, false);
        markClone(next);
        placed.push(next);
      }
      return placed.filter((each) => !each.isClone || each.isVisible);
    },
  };
}

/** A length as CSS, in the custom properties `--h` (the slides' height) and `--g` (the gap). */
export function cssLength([heights, gaps]: Length): string {
  return `calc(var(--h)*${round(heights)} + var(--g)*${gaps})`;
}

/** To a hundred-thousandth of a slide's height: less than a hundredth of a pixel. */
export function round(heights: number): number {
  return Number(heights.toFixed(5));
}
