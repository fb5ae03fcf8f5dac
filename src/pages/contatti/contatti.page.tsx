import { Airports } from "../../components/airports/airports.tsx";
import { Opening } from "../../components/hero/hero.tsx";
import { Whole } from "../../components/whole-words/whole-words.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import { Reach } from "./reach.tsx";
import { RoadInElevation } from "./road/road.tsx";
import { WhereWeAre } from "./where-we-are.tsx";

/** How to reach the villa: by voice, by letter, by road. */
export function Page({ data }: { data: ContattiData }) {
  const { text, facts, road, drawings } = data;
  return (
    <>
      <Opening word={text.title} air="low" />
      <p className={classNames(styles.lead, layout.wrap)}>
        <Whole>{text.lead}</Whole>
      </p>
      <Reach text={text} facts={facts} />
      <RoadInElevation {...road} drawings={drawings} />
      <Airports title={text.airportsTitle} airports={text.airports} note={text.airportsNote} />
      <WhereWeAre text={text} facts={facts} drawings={drawings} />
    </>
  );
}
