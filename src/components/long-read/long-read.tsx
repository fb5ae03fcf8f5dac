import { createElement, Fragment, type ReactNode, useEffect, useState } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { RichNode, RichText as RichTextContent } from "../../site/content/text-kinds.ts";
import { LateSheet } from "../../site/late-sheet.tsx";
import { useSite } from "../../site/site-context.tsx";
import layout from "../../styles/layout.module.css";
import prose from "../../styles/prose.module.css";
import { NewTabLink } from "../button/text-link.tsx";
import { Disclosure } from "../disclosure/disclosure.tsx";
import { Hero } from "../hero/hero.tsx";
import { NoBreak } from "../no-break/no-break.tsx";
import contentsStyles from "./contents.module.css";
import type { TextSection } from "./long-read.content.ts";
import styles from "./long-read.module.css";

type LongReadProps = {
  title: string;
  subtitle: string;
  updated?: string | undefined;
  intro?: RichTextContent;
  sections: TextSection[];
  /** By the ids of sections, at whose end they stand. */
  inserts?: Readonly<Record<string, ReactNode>>;
};

export function LongRead({ title, subtitle, updated, intro, sections, inserts }: LongReadProps) {
  return (
    <>
      <Hero word={title} spaceAbove="large" />
      <div className={classNames(styles.longRead, layout.wrap, layout.columns)}>
        <div className={styles.intro}>
          <p className={classNames(styles.subtitle, prose.lead)}>{subtitle}</p>
          {updated && <p className={classNames(styles.updated, layout.label)}>{updated}</p>}
          {intro && <RichText content={intro} />}
        </div>
        <Contents sections={sections} />
        <LateSheet />
        <article className={classNames(styles.text, prose.rich)}>
          {sections.map((section, index) => (
            <section key={section.id} id={section.id}>
              <h2>
                <span>{index + 1}</span> <span>{section.heading}</span>
              </h2>
              <SectionText {...section} />
              {inserts?.[section.id]}
            </section>
          ))}
        </article>
      </div>
    </>
  );
}

function Contents({ sections }: Pick<LongReadProps, "sections">) {
  const title = useSite().shared.a11y.tableOfContents;
  const current = useCurrentSection(sections);
  const entries = (
    <ol>
      {sections.map(({ id, heading }, index) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "true" : undefined}>
            <span>{index + 1}</span> <span>{heading}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={contentsStyles.contents} aria-label={title}>
      <div className={contentsStyles.beside}>
        <h2>{title}</h2>
        {entries}
      </div>
      <Disclosure className={contentsStyles.above} summary={title}>
        {entries}
      </Disclosure>
    </nav>
  );
}

/**
 * The id of the first section that extends below where a link of the table of contents scrolls to.
 * `:target-current` would mark it in Chromium alone.
 */
function useCurrentSection(sections: readonly TextSection[]): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const visible = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) visible.add(target.id);
          else visible.delete(target.id);
        }
        setCurrent(sections.find(({ id }) => visible.has(id))?.id);
      },
      { rootMargin: `-${sectionTop()}px 0px 0px` },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);

  return current;
}

/** Pixels from the top of the window at which a link places its section, and a few more. */
function sectionTop(): number {
  // `main` has the same scroll margin as its sections, which may not be laid out yet
  const stops = [
    getComputedStyle(document.documentElement).scrollPaddingTop,
    getComputedStyle(document.querySelector("main") ?? document.body).scrollMarginTop,
  ];
  return stops.reduce((sum, stop) => sum + (Number.parseFloat(stop) || 0), 8);
}

function SectionText({ body, lists = [], notes = [] }: TextSection) {
  return (
    <>
      <RichText content={body} />
      {lists.map(({ title, items }, index) => (
        <Fragment key={index}>
          {title && <h3>{title}</h3>}
          <ul>
            {items.map((item, place) => (
              <li key={place}>
                <RichText content={item} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {notes.map((note, index) => (
        <div key={index} className={styles.note}>
          <RichText content={note} />
        </div>
      ))}
    </>
  );
}

/** Renders a text that the build has converted from Markdown and sanitized. */
export function RichText({ content }: { content: RichTextContent }) {
  return content.map(draw);
}

function draw(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return <NoBreak key={key}>{node}</NoBreak>;
  const children = node.children.map(draw);
  if (node.tag !== "a") return createElement(node.tag, { key, lang: node.lang }, children);
  const Link = node.newTab ? NewTabLink : "a";
  return (
    <Link key={key} href={node.href}>
      {children}
    </Link>
  );
}
