import { Ending } from "../../components/ending/ending.tsx";
import { Apartment } from "./apartment.tsx";
import { Compare } from "./compare.tsx";
import type { InterniData } from "./interni.content.ts";
import { Opening } from "./opening.tsx";
import { Plans } from "./plans.tsx";

/**
 * The interiors: links to the apartments, the apartments in the same order, how they compare,
 * and the plans of the house.
 */
export function Page({ data }: { data: InterniData }) {
  const { text, photos, apartments, compare, plans } = data;
  return (
    <>
      <Opening data={data} />
      {apartments.map((apartment) => (
        <Apartment key={apartment.key} apartment={apartment} text={text} />
      ))}
      {compare && <Compare {...compare} />}
      {plans && <Plans {...plans} />}
      <Ending photo={photos.ending} />
    </>
  );
}
