const key = "photo";

/** The photograph that the address shares: `villa-03` in `?photo=villa-03`. */
export function photoInAddress(): string | null {
  return new URLSearchParams(location.search).get(key);
}

/** Shows a photograph's address; Back leads to the page without it. */
export function openPhotoAddress(id: string): void {
  history.pushState({ ...history.state, opensPhoto: true }, "", withPhoto(id));
}

/** Another photograph takes the place of the one in the address. */
export function changePhotoAddress(id: string): void {
  history.replaceState(history.state, "", withPhoto(id));
}

/**
 * Takes the photograph from the address: by going back to where it was opened, also after a reload;
 * where the page was opened with it, a step back would leave the site.
 */
export function closePhotoAddress(): void {
  if (!photoInAddress()) return;
  if (history.state?.opensPhoto) history.back();
  else history.replaceState(history.state, "", withPhoto(undefined));
}

function withPhoto(id: string | undefined): URL {
  const url = new URL(location.href);
  if (id) url.searchParams.set(key, id);
  else url.searchParams.delete(key);
  return url;
}
