import { ButtonLink } from "../../components/button/button.tsx";
import { Drawing } from "../../components/drawing/drawing.tsx";
import { Earth } from "../../components/ground/ground.tsx";
import { StatusHero } from "../../components/hero/hero.tsx";
import { classNames } from "../../modules/class-names.ts";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import type { NotFoundData } from "./not-found.content.ts";
import styles from "./not-found.module.css";

export function Page({ data }: { data: NotFoundData }) {
  const { href } = useSite();
  const { title, text, homeLink, contactsLink } = data.text;
  return (
    <>
      <StatusHero title={title}>
        <Drawing drawing={data.drawings["closed-door"]} className={styles.door} />
      </StatusHero>
      <Earth className={classNames(styles.text, layout.wrap)}>
        <p className={prose.lead}>{text}</p>
        <div className={styles.links}>
          <ButtonLink href={href("home")}>{homeLink}</ButtonLink>
          <ButtonLink href={href("contatti")} outlined>
            {contactsLink}
          </ButtonLink>
        </div>
      </Earth>
    </>
  );
}
