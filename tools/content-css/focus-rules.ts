/** Where `object-position` stands by itself; a photograph with this focal point needs no rule. */
const middle = "50% 50%";

/** CSS that tells each photograph its focal point: the strict style policy allows no `style` attribute. */
export function focusRules(sets: { photos: { id: string; focus: string }[] }[]): string {
  return sets
    .flatMap((set) => set.photos)
    .filter((photo) => photo.focus !== middle)
    .map((photo) => `img[data-photo="${photo.id}"]{--focus:${photo.focus}}`)
    .join("\n");
}
