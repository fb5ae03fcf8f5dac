import { Ending } from "../../components/ending/ending.tsx";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { Apartment } from "./apartment.tsx";
import type { InterniData } from "./interni.content.ts";

const sections = () => import("./interni.static.tsx");
const Opening = staticPart(() => sections().then((file) => file.Opening));
const Compare = staticPart(() => sections().then((file) => file.Compare));
const Plans = staticPart(() => sections().then((file) => file.Plans));

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
