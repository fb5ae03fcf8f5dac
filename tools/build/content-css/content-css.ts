import type { PageName } from "../../../src/site/site-map/pages.ts";
import type { Content } from "../../content/load.ts";
import { pagePhotos, slotPhotos } from "../../content/slot-photos.ts";
import { initialPositionRules } from "./carousel-positions.ts";
import { cssSource } from "./css-source.ts";
import { focusRules, slotFocusRules } from "./focus-rules.ts";

/**
 * The rules that a page derives from the content: focal points of its photographs, first positions
 * of its carousels, and what its definition makes of the facts. A strict style policy allows no
 * `style` attribute.
 */
export function pageContentCss(content: Content, page: PageName): string {
  const definition = content.definitions.get(page);
  const names = definition?.sets?.(content.facts) ?? [];
  const positions = content.photoSets
    .filter(({ name }) => names.includes(name))
    .map(({ name, startCount, photos }) =>
      initialPositionRules({
        name,
        startCount,
        ratios: photos.map(({ width, height }) => width / height),
      }),
    );
  const focus = focusRules(pagePhotos(content, page));
  const ownFocus = slotFocusRules(slotPhotos(content).filter((photo) => photo.page === page));
  const css = definition?.css?.(cssSource(content, definition));
  return [focus, ownFocus, ...positions, css].filter(Boolean).join("\n");
}

/** The rules of all pages, each once. */
export function contentCss(content: Content): string {
  const rules = [...content.definitions.keys()].map((page) => pageContentCss(content, page));
  return [...new Set(rules.join("\n").split("\n"))].join("\n");
}
