import styles from "./drawn-map.module.css";
import type { DrawnMapData } from "./map-data.content.ts";
import { at } from "./map-units.ts";

/** A mark with a shadow for every town; all shadows first, so that none covers a mark. */
export function Towns({ towns }: Pick<DrawnMapData, "towns">) {
  return (
    <>
      {towns.map(({ name, x, y }) => (
        <path key={name} className={styles.shadow} transform={at({ x, y })} d="M-4.5 0h9l6 4h-9z" />
      ))}
      {towns.map(({ name, x, y }) => (
        <path key={name} className={styles.cube} transform={at({ x, y })} d="M-4.5 -9h9v9h-9z" />
      ))}
    </>
  );
}
