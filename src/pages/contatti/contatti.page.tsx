import { Airports } from "../../components/airports/airports.tsx";
import { Ending } from "../../components/ending/ending.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { classNames } from "../../modules/class-names/class-names.ts";
import layout from "../../styles/layout.module.css";
import { ArrivalSheet } from "./arrival-sheet/arrival-sheet.tsx";
import { PrintSheetButton } from "./arrival-sheet/print-sheet-button.tsx";
import { ContactDetails } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import { MapSection } from "./map-section.tsx";
import { Road } from "./road/road.tsx";

/** How to reach the villa: contacts, the road from the towns around, airports, map. */
export function Page({ data }: { data: ContattiData }) {
  const { text, photos, facts, road, sheet, map, drawings } = data;
  return (
    <>
      <Hero word={text.title} spaceAbove="small" />
      <p className={classNames(styles.lead, layout.wrap)}>
        <NoBreak>{text.lead}</NoBreak>
      </p>
      <ContactDetails text={text} facts={facts} />
      {road && <Road {...road} drawings={drawings} />}
      <Airports title={text.airportsTitle} airports={text.airports} note={text.airportsNote}>
        <PrintSheetButton>{text.arrivalSheet.print}</PrintSheetButton>
      </Airports>
      <MapSection
        text={text}
        facts={facts}
        drawings={drawings}
        map={map}
        position={sheet.position}
      />
      <Ending photo={photos.ending} />
      <ArrivalSheet text={text} facts={facts} sheet={sheet} drawings={drawings} />
    </>
  );
}
