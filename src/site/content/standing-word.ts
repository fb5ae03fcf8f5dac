/** A large title on the ground line, and where it stands. */
export type StandingWord = { text: string; place: keyof typeof wordPlaces };

/**
 * The places of standing words: their size in the style sheet, and beside a picture, in windows from
 * 48rem on, how many of twelve columns they have and how many em fit there at any width.
 */
export const wordPlaces = {
  alone: { size: "--t5", beside: undefined },
  hero: { size: "--t5", beside: { columns: 6, em: 4.3 } },
  booking: { size: "--t5", beside: { columns: 7, em: 5.05 } },
  villaLink: { size: "--t6", beside: { columns: 6, em: 3.35 } },
  interiorLink: { size: "--t6", beside: { columns: 6.5, em: 4 } },
  experienceLink: { size: "--t6", beside: { columns: 7, em: 4.3 } },
} as const;
