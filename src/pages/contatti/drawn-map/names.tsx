import { classNames } from "../../../modules/class-names/class-names.ts";
import styles from "./drawn-map.module.css";
import type { DrawnMapData } from "./map-data.content.ts";
import { at, round } from "./map-units.ts";

/** All text of the map. */
export function Names({ map: { spot, name, seas, numbers, towns } }: { map: DrawnMapData }) {
  return (
    <>
      {seas.map((sea) => (
        <Sea key={sea.at} {...sea} />
      ))}
      {numbers.map(({ text, ...point }) => (
        <text
          key={at(point)}
          className={styles.roadNumber}
          textAnchor="middle"
          transform={at(point)}
        >
          {text}
        </text>
      ))}
      <text className={styles.villa} x={round(spot.x + 16)} y={round(spot.y - 43)}>
        {name}
      </text>
      {towns.map((town) => (
        <TownName key={town.name} {...town} />
      ))}
    </>
  );
}

/** On a phone the frame crops the sea, so its name may be placed closer to the land. */
function Sea({ name, at: wide, narrow }: DrawnMapData["seas"][number]) {
  return (
    <>
      <text
        className={classNames(styles.sea, narrow && styles.wideOnly)}
        textAnchor="middle"
        transform={wide}
      >
        {name}
      </text>
      {narrow && (
        <text
          className={classNames(styles.sea, styles.narrowOnly)}
          textAnchor="middle"
          transform={narrow}
        >
          {name}
        </text>
      )}
    </>
  );
}

function TownName({ name, label }: DrawnMapData["towns"][number]) {
  const { x, y, anchor, onWater, minor } = label;
  return (
    <text
      className={classNames(onWater && styles.onWater, minor && styles.wideOnly) || undefined}
      textAnchor={anchor}
      x={x}
      y={y}
    >
      {name}
    </text>
  );
}
