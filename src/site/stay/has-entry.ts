/** Whether something is asked for in an address: `?arrival=…`, `?departure=…` or `?guests=…`. */
export function hasEntry(search: string): boolean {
  return /[?&](arrival|departure|guests)=[^&]/.test(search);
}
