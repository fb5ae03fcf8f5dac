/** Position of a town's name relative to its mark: text anchor and offset in map units. */
export type TownLabel = {
  anchor: "start" | "middle" | "end";
  dx: number;
  dy: number;
  /** The name is on water, where it needs no outline. */
  onWater?: true;
  /** Hidden on a phone, where names are larger. */
  minor?: true;
};

const right: TownLabel = { anchor: "start", dx: 12, dy: 5 };

const labels: Record<string, TownLabel> = {
  "Francavilla Fontana": { anchor: "start", dx: 12.5, dy: 9.8 },
  "Ceglie Messapica": { anchor: "end", dx: -11, dy: 0.7 },
  Ostuni: { anchor: "middle", dx: 0, dy: -17.4 },
  Oria: { anchor: "start", dx: 12.4, dy: 13.2 },
  Grottaglie: { anchor: "end", dx: -10, dy: 1 },
  Brindisi: { anchor: "end", dx: 22, dy: -50.4, onWater: true },
  Taranto: { anchor: "end", dx: -12, dy: -4.4 },
  Alberobello: { anchor: "middle", dx: 0, dy: 20.8 },
  "Martina Franca": { anchor: "end", dx: -11, dy: 1.2 },
  Lecce: { anchor: "end", dx: -12, dy: 4 },
  "Polignano a Mare": { anchor: "end", dx: -10, dy: 15.6, minor: true },
  Monopoli: { anchor: "end", dx: -10.5, dy: 13.8, minor: true },
  Fasano: { anchor: "end", dx: -10, dy: -5.9, minor: true },
  Bari: { anchor: "start", dx: 12.2, dy: -5.7, onWater: true },
};

/** The position of a town's name that keeps names apart; on the right for a town not listed. */
export function townLabel(name: string): TownLabel {
  return labels[name] ?? right;
}
