/** Multiples of the slides' height and of the joint between them: known before anything is measured. */
export type Length = readonly [heights: number, joints: number];

/** Pixels of the view and of what stands in it. */
export type Size = { width: number; height: number; joint: number };

/** A place on the belt, and the slide that stands there. */
export type Place = {
  slide: number;
  /** The slide itself stands here; otherwise a copy of it. */
  own: boolean;
  /** From the beginning of the first slide to the beginning of this one. */
  position: Length;
  /** Pixels from the middle of the active slide to the near edge of this one; 0 for the active one. */
  away: number;
  seen: boolean;
  /** Seen, or the next to be seen. */
  near: boolean;
  /** From the middle of the active slide to the place after this one. */
  end: Length;
};

const left = 0;
const right = 1;
type Side = typeof left | typeof right;

/** The slide that a carousel stands on at first: the middle one of those that are there. */
export function firstSlide(startCount: number): number {
  return Math.floor(startCount / 2);
}

/** Pixels of a length. */
export function pixels([heights, joints]: Length, size: Size): number {
  return heights * size.height + joints * size.joint;
}

/** Where a slide stands in the flow of the document. */
export function inFlow(ratios: number[], slide: number): Length {
  return [ratios.slice(0, slide).reduce((sum, ratio) => sum + ratio, 0), slide];
}

function place(slide: number, position: Length = [0, 0]): Place {
  return { slide, own: false, position, away: 0, seen: true, near: true, end: [0, 0] };
}

/**
 * The endless belt of slides around the active one. Which slide stands where is decided once, when
 * a place comes into sight: a slide that arrives is put in where nobody looks.
 *
 * @param ratios width / height of every slide, also of those still to come
 * @param start the slide it stands on
 * @param startCount how many slides there are at first
 */
export function createBelt(ratios: number[], start: number, startCount: number) {
  let count = startCount;
  let active = place(start);
  /** What stands beside the active slide, nearest first. */
  const sides: [Place[], Place[]] = [[], []];

  const ratio = (of: Place) => ratios[of.slide] ?? 1;
  const distance = (one: Place, other: Place): Length => [(ratio(one) + ratio(other)) / 2, 1];

  /** The place next to the one before it; the slides' own order says who stands there, if nobody does. */
  function at(side: Side, index: number): Place {
    const before = sides[side][index - 1] ?? active;
    sides[side][index] ??= place((before.slide + (side ? 1 : count - 1)) % count);
    return sides[side][index];
  }

  /** Works out where the place lies that is next to one worked out before. */
  function lay(side: Side, index: number, size: Size, reach: number, near: boolean): Place {
    const here = at(side, index);
    const [heights, joints] = sides[side][index - 1]?.end ?? ([ratio(active) / 2, 1] as const);
    const middle = inFlow(ratios, active.slide)[0] + ratio(active) / 2;
    here.end = [heights + ratio(here), joints + 1];
    here.position = side
      ? [middle + heights, active.slide + joints]
      : [middle - here.end[0], active.slide - joints];
    here.away = pixels([heights, joints], size);
    here.seen = here.away < reach;
    here.near = near;
    return here;
  }

  return {
    get active() {
      return active.slide;
    },

    /** Lets slides arrive. Takes effect where nobody looks, with the next `places`. */
    grow(to: number): void {
      count = to;
    },

    /** Stands on a slide at once; everything else is laid anew around it. */
    stand(on: number): void {
      active = place(on);
      sides[left].length = sides[right].length = 0;
    },

    /** Makes the slide so many places further the active one. Returns how far it lies, signed. */
    step(by: number): Length {
      const [ahead, behind] = by > 0 ? ([right, left] as const) : ([left, right] as const);
      let heights = 0;
      for (let done = 0; done < Math.abs(by); done++) {
        const next = at(ahead, 0);
        heights += distance(active, next)[0];
        sides[ahead].shift();
        sides[behind].unshift(active);
        active = next;
      }
      return [Math.sign(by) * heights, by];
    },

    /** How many steps lead to the slide nearest to a point, in pixels from the active one's middle. */
    stepsTo(point: number, size: Size): number {
      const side = point > 0 ? right : left;
      let rest = Math.abs(point);
      let steps = 0;
      for (let from = active; ; steps++) {
        const to = at(side, steps);
        const length = pixels(distance(from, to), size);
        if (rest <= length / 2) return side ? steps : 0 - steps;
        rest -= length;
        from = to;
      }
    },

    /**
     * Every slide once as itself, where it is nearest to the active one, and copies of it wherever
     * else it is seen.
     *
     * @param reach pixels one sees to the left and to the right of the active slide's middle
     */
    places(size: Size, reach: readonly [number, number]): Place[] {
      active = place(active.slide, inFlow(ratios, active.slide));
      for (const side of [left, right] as const) {
        const known = sides[side];
        let index = 0;
        while (index < known.length && lay(side, index, size, reach[side], true).seen) index++;
        known.length = index;
        while (lay(side, index, size, reach[side], true).seen) index++;
      }
      const laid = [active, ...sides[left], ...sides[right]];
      const owners = new Set<number>();
      const settle = (each: Place) => {
        each.own = !owners.has(each.slide);
        owners.add(each.slide);
      };
      laid.sort((one, other) => one.away - other.away).forEach(settle);
      // those that are not in sight at all, on the side that ends nearer
      while (owners.size < count) {
        const ends = sides.map((side) => side.at(-1)?.away ?? 0);
        const side = Number(ends[left]) < Number(ends[right]) ? left : right;
        const next = lay(side, sides[side].length, size, 0, false);
        settle(next);
        laid.push(next);
      }
      return laid.filter((each) => each.own || each.seen);
    },
  };
}
