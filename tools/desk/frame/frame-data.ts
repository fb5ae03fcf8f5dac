/** What the script of a page of the desk was given with the HTML. */
export function frameData<Data>(): Data {
  return JSON.parse(document.getElementById("page-data")?.textContent ?? "{}");
}
