/** Reads the data of a page's script from its HTML. */
export function frameData<Data>(): Data {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");
}
