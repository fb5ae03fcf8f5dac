/** Whether the query of an address contains `arrival`, `departure` or `guests`. */
export function hasEntry(search: string): boolean {
  return /[?&](arrival|departure|guests)=[^&]/.test(search);
}
