import { mainRoads, ownRoad, type Point } from "./apulia.ts";
import styles from "./drawn-map.module.css";

/** The main roads in grey; in earth red the villa's own, which passes its gate. */
export function Roads({ spot }: { spot: Point }) {
  const { from, to } = ownRoad;
  const gate = `${Math.round(spot.x)} ${Math.round(spot.y)}`;
  return (
    <g className={styles.roads}>
      {mainRoads.map((road) => (
        <path key={road} d={road} />
      ))}
      <path className={styles.ownRoad} d={`M${from.x} ${from.y} ${gate} ${to.x} ${to.y}`} />
    </g>
  );
}
