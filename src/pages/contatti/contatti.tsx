import type { PageData } from "../../../build/content/page-data.ts";
import { Airports } from "../../components/airports/airports.tsx";
import { PageOpening } from "../../components/page-opening/page-opening.tsx";
import { RoadInElevation } from "../../components/road-in-elevation/road-in-elevation.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./contatti.module.css";
import { Reach } from "./reach.tsx";
import { roadStops } from "./road-stops.ts";
import { WhereWeAre } from "./where-we-are.tsx";

/** How to reach the villa: by voice, by letter, by road. */
export function ContattiPage({ data }: { data: PageData["contatti"] }) {
  const { name } = useSite().shared.site;
  const { text, dintorni, drawings } = data;
  return (
    <>
      <PageOpening word={text.title} air="low" />
      <p className={classNames(styles.lead, layout.wrap)}>
        <Whole>{text.lead}</Whole>
      </p>
      <Reach text={text} facts={data.facts} />
      <RoadInElevation label={dintorni.title} stops={roadStops(data, name)} drawings={drawings} />
      <Airports title={text.airportsTitle} airports={text.airports} note={text.airportsNote} />
      <WhereWeAre text={text} facts={data.facts} drawings={drawings} />
    </>
  );
}
