import { Carousel } from "../../components/carousel/carousel.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { staticPart } from "../../modules/static-part/static-part.tsx";
import { useSite } from "../../site/context/site-context.tsx";
import type { ExperienceData } from "./experience.content.ts";

const parts = () => import("./experience.static.tsx");
const Opening = staticPart(() => parts().then((file) => file.Opening));
const Sections = staticPart(() => parts().then((file) => file.Sections));

/** Experience: four hours of a day, photographs, what can be arranged, the surroundings, the year. */
export function Page({ data }: { data: ExperienceData }) {
  const { title, heading, photos, hours, set, ...sections } = data;
  const { labels } = useSite().shared.a11y.carousel;
  return (
    <>
      <Opening {...{ title, heading, photos, hours }} />
      {set && <Carousel set={set} name="experience" label={labels.experience} />}
      <Sections {...sections} />
      <Ending photo={photos.ending} />
    </>
  );
}
