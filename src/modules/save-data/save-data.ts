/** Whether the visitor has enabled data saving; false in browsers without this information. */
export function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
