import { PageOpening, UnderBody, UnderOpening } from "../../components/page-hero/page-hero.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { Apartment } from "./apartment.tsx";
import { ApartmentLinks } from "./apartment-links.tsx";
import { apartments } from "./apartments.ts";
import type { InterniData } from "./interni.content.ts";
import styles from "./interni.module.css";

/** The interiors: three links to the apartments, then the apartments in the same order. */
export function Page({ data }: { data: InterniData }) {
  const { text, photos, sets, wide } = data;
  return (
    <>
      <PageOpening word={text.title} wide={wide} photo={photos.opening} />
      <UnderOpening lead={<Whole>{text.lead}</Whole>}>
        <UnderBody>
          <p>
            <Whole>{text.intro}</Whole>
          </p>
        </UnderBody>
      </UnderOpening>
      <ApartmentLinks texts={text.apartments} photos={photos} />
      <div className={styles.apartments}>
        {apartments.map(({ key, set, shade }) => (
          <Apartment key={key} name={key} set={set} shade={shade} photos={sets[set]} text={text} />
        ))}
      </div>
    </>
  );
}
