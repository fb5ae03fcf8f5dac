import { cssLength, firstSlide, flowPosition, round } from "../../src/modules/carousel/layout.ts";
import { phoneWindow } from "../../src/site/breakpoints.ts";
import { noticeRules } from "../../src/site/notices.ts";
import type { PageName } from "../../src/site/site-map/pages.ts";
import type { Content } from "../content/load.ts";
import type { Focus } from "../content/owner-files.ts";
import { pageText, textIfShown } from "../content/page-texts.ts";
import { focusName, pagePhotos, type SlotPhoto, slotPhotos } from "../content/slot-photos.ts";

/** The rules that follow from the content: a strict style policy allows no `style` attribute. */
export function pageContentCss(content: Content, page: PageName): string {
  const definition = content.definitions.get(page);
  const names = definition?.photoSets?.(content.facts) ?? [];
  const positions = content.photoSets
    .filter(({ name }) => names.includes(name))
    .map(initialPositionRules);
  const focus = focusRules(pagePhotos(content, page));
  const ownFocus = slotFocusRules(slotPhotos(content).filter((photo) => photo.page === page));
  const [lang] = content.settings.languages;
  const css = definition?.css?.({
    facts: content.facts,
    roadAndMap: content.roadAndMap,
    text: definition.text && pageText(content, definition, lang),
    textIfShown: (other) => textIfShown(content, other, lang),
  });
  const notices = noticeRules(content.facts);
  return [focus, ownFocus, ...positions, css, notices].filter(Boolean).join("\n");
}

export function contentCss(content: Content): string {
  const rules = content.pages.map(({ name }) => pageContentCss(content, name));
  return [...new Set(rules.join("\n").split("\n"))].join("\n");
}

/** The initial value of `object-position`, for which no rule is needed. */
const isMiddle = ({ x, y }: Focus) => x === 50 && y === 50;

function focusRules(photos: { id: string; focus: Focus }[]): string {
  return photos
    .filter(({ focus }) => !isMiddle(focus))
    .map(({ id, focus }) => `img[data-photo="${id}"]{--focus:${percents(focus)}}`)
    .join("\n");
}

/** CSS rules for slots with focal points of their own; they win over those of the photographs. */
function slotFocusRules(photos: SlotPhoto[]): string {
  return photos
    .filter(({ hasOwnFocus }) => hasOwnFocus)
    .flatMap(({ page, slot, focus, narrowFocus, stripFocus }) => {
      const image = `img[data-photo][data-focus="${focusName(page, slot)}"]`;
      const rule = (at: Focus) => `${image}{--focus:${percents(at)}}`;
      const isNarrowOwn = percents(focus) !== percents(narrowFocus);
      return [
        rule(focus),
        ...(stripFocus ? [`@container flat (min-aspect-ratio: 3/1){${rule(stripFocus)}}`] : []),
        ...(isNarrowOwn ? [`@media ${phoneWindow}{${rule(narrowFocus)}}`] : []),
      ];
    })
    .join("\n");
}

function percents({ x, y }: Focus): string {
  return `${x}% ${y}%`;
}

/** Default value of `--r`, for which no rule is needed. */
const usualRatio = 1.5;

/** `--first` moves the track so that the middle slide is centred, `--r` is a slide's ratio. */
function initialPositionRules({ name, startCount, photos }: Content["photoSets"][number]): string {
  const ratios = photos.map(({ width, height }) => width / height);
  const first = firstSlide(startCount);
  const middle = flowPosition(ratios, first)[0] + (ratios[first] ?? usualRatio) / 2;
  const root = `[data-photo-set="${name}"]`;
  const rules = [`${root}{--first:${cssLength([-middle, -first])}}`];
  for (const ratio of new Set(ratios)) {
    if (ratio === usualRatio) continue;
    const slides = ratios.flatMap((each, slide) =>
      each === ratio ? [`[data-slide="${slide}"]`] : [],
    );
    rules.push(`${root} :is(${slides}){--r:${round(ratio)}}`);
  }
  return rules.join("");
}
