import { Drawing } from "../../components/drawing/drawing.tsx";
import { Volume } from "../../components/ground/ground.tsx";
import { Hero } from "../../components/hero/hero.tsx";
import type { BookingData } from "./booking.content.ts";
import styles from "./opening.module.css";

/** On phones a few pixels less per pixel of the screen, as for other heroes. */
const pictureSizes =
  "(min-width: 101rem) 42rem, (min-width: 62rem) 38vw, (min-width: 48rem) 56vw, 72vw";

/** The house by night, the moon on its roof. */
export function Opening({ data }: { data: BookingData }) {
  const { text, photos, drawings } = data;
  return (
    <Hero word={text.title} className={styles.opening} wordClassName={styles.word}>
      <Volume className={styles.volume} photo={photos.hero} sizes={pictureSizes} priority>
        <Drawing drawing={drawings["rising-moon"]} className={styles.moon} />
      </Volume>
    </Hero>
  );
}
