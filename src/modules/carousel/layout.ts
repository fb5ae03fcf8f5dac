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
};

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

/** Where a slide is drawn is decided when it becomes visible, so one added later moves none. */
export function createLayout(ratios: number[], start: number, startCount: number) {
  let count = startCount;
  /** The places of an endless row that are decided, with their slides, and the one that is active. */
  const slides = new Map([[0, start]]);
  let active = 0;

  function slideAt(place: number): number {
    const by = Math.sign(place - active);
    const slide = slides.get(place) ?? (slideAt(place - by) + by + count) % count;
    slides.set(place, slide);
    return slide;
  }

  const ratioAt = (place: number) => ratios[slideAt(place)] ?? 1;

  /** From the middle of a place to that of the next on one side. */
  function lengthOfStep(place: number, by: number): Length {
    return [(ratioAt(place) + ratioAt(place + by)) / 2, 1];
  }

  return {
    get active() {
      return slideAt(active);
    },

    setCount(to: number): void {
      count = to;
    },

    jumpTo(slide: number): void {
      slides.clear();
      slides.set(active, slide);
    },

    step(by: number): Length {
      const side = Math.sign(by);
      let heights = 0;
      for (let done = 0; done !== by; done += side) {
        heights += lengthOfStep(active + done, side)[0];
      }
      active += by;
      return [side * heights, by];
    },

    /** Steps to the slide nearest to a point, given in pixels from the active one's middle. */
    stepsTo(point: number, size: Size): number {
      const side = point > 0 ? 1 : -1;
      let remaining = Math.abs(point);
      for (let steps = 0; ; steps += side) {
        const length = pixels(lengthOfStep(active + steps, side), size);
        // a view without a size has no distances
        if (remaining <= length / 2 || length <= 0) return steps;
        remaining -= length;
      }
    },

    /** @param range visible pixels to the left and to the right of the active slide's middle */
    placements(size: Size, range: readonly [number, number]): Placement[] {
      const slide = slideAt(active);
      const position = flowPosition(ratios, slide);
      const half = ratioAt(active) / 2;
      const placed: Placement[] = [
        { slide, isClone: true, position, distance: 0, isVisible: true, isNear: true },
      ];
      const sides = [-1, 1].map((by) => ({ by, place: active, distance: 0, end: half, gaps: 0 }));

      /** The next place of a side, which is decided anew if it is out of sight, as are those beyond. */
      function put(side: (typeof sides)[number], visible: number, isNear: boolean): Placement {
        side.place += side.by;
        side.gaps += 1;
        side.distance = pixels([side.end, side.gaps], size);
        const isVisible = side.distance < visible;
        for (const known of isVisible ? [] : [...slides.keys()]) {
          if ((known - side.place) * side.by >= 0) slides.delete(known);
        }
        const before = side.end;
        side.end += ratioAt(side.place);
        const heights = position[0] + half + (side.by > 0 ? before : -side.end);
        const placement: Placement = {
          slide: slideAt(side.place),
          isClone: true,
          position: [heights, slide + side.by * side.gaps],
          distance: side.distance,
          isVisible,
          isNear,
        };
        placed.push(placement);
        return placement;
      }

      for (const [index, side] of sides.entries()) {
        while (put(side, range[index] ?? 0, true).isVisible);
      }
      const originals = new Set<number>();
      const markClone = (each: Placement) => {
        each.isClone = originals.has(each.slide);
        originals.add(each.slide);
      };
      placed.sort((one, other) => one.distance - other.distance).forEach(markClone);
      // the slides not placed yet are out of sight: each goes to the side that ends nearer
      while (originals.size < count) {
        const nearer = sides.reduce((one, other) => (one.distance < other.distance ? one : other));
        markClone(put(nearer, 0, false));
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
