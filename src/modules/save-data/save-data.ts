/** Whether the visitor has asked the browser to save data; false where the browser cannot tell. */
export function savesData(): boolean {
  return "connection" in navigator && Object(navigator.connection).saveData === true;
}
