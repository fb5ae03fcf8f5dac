/** Whether the visitor asks for little: nothing is fetched then before it is needed. */
export function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
