/** Whether an address may open photographs: `?photos=…` or `?photo=…`, on which page ever. */
export function namesPhotos(search: string): boolean {
  return /[?&]photos?(=|&|$)/.test(search);
}
