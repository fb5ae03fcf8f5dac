import { type Position, project } from "./apulia.ts";
import styles from "./drawn-map.module.css";
import { at } from "./map-units.ts";

/** A mark with a shadow for every town; all shadows first, so that none covers a mark. */
export function Towns({ towns }: { towns: (Position & { name: string })[] }) {
  const cubes = towns.map((town) => ({ name: town.name, transform: at(project(town)) }));
  return (
    <>
      {cubes.map(({ name, transform }) => (
        <path key={name} className={styles.shadow} transform={transform} d="M-4.5 0h9l6 4h-9z" />
      ))}
      {cubes.map(({ name, transform }) => (
        <path key={name} className={styles.cube} transform={transform} d="M-4.5 -9h9v9h-9z" />
      ))}
    </>
  );
}
