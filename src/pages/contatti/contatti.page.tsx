import { Button } from "../../components/button/button.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import { NoBreak } from "../../components/no-break/no-break.tsx";
import { Airports } from "../../components/road/airports.tsx";
import { Road } from "../../components/road/road.tsx";
import { classNames } from "../../modules/class-names.ts";
import { desktopWindow } from "../../site/breakpoints.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import layout from "../../styles/layout.module.css";
import { ArrivalSheet } from "./arrival-sheet.tsx";
import { CallButtons, ContactDetails } from "./contact-details.tsx";
import type { ContattiData } from "./contatti.content.ts";
import styles from "./contatti.module.css";
import { MapSection } from "./map-section.tsx";

export function Page({ data }: { data: ContattiData }) {
  const { text, photos, road } = data;
  return (
    <>
      <Hero
        word={text.title}
        spaceAbove="small"
        className={photos.gate && styles.opening}
        wordClassName={styles.word}
      >
        {photos.gate && (
          <Volume
            className={styles.gate}
            photo={photos.gate}
            sizes="(min-width: 101rem) 46rem, 45vw"
            media={desktopWindow}
            priority
            loading="lazy"
          />
        )}
      </Hero>
      <CallButtons data={data} />
      <p className={classNames(styles.lead, layout.wrap)}>
        <NoBreak>{text.lead}</NoBreak>
      </p>
      <LateSheet />
      <ContactDetails data={data} />
      {road && <Road {...road} />}
      <Airports title={text.airportsTitle} airports={text.airports} note={text.airportsNote}>
        {/* `.needs-js` would change the button's own `display` */}
        <div className={classNames(styles.print, "needs-js")}>
          <Button outlined data-print-sheet="" onClick={() => print()}>
            {text.arrivalSheet.print}
          </Button>
        </div>
      </Airports>
      <MapSection data={data} />
      <ArrivalSheet data={data} />
    </>
  );
}
