/** Escapes a value for a double-quoted attribute. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', "&quot;");
}

/** Escapes text between tags, in HTML and XML. */
export function escapeText(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** `tag("meta", { name: "x", content: 'a "b"' })` is `<meta name="x" content="a &quot;b&quot;">`. */
export function tag(name: string, attributes: Record<string, string | undefined>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")}>`;
}

/** JSON in which no text can end the script element around it. */
export function jsonScript(data: unknown, attributes: { type: string; id?: string }): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `${tag("script", attributes)}${json}</script>`;
}

/** JSON data for a script of the page, which finds it by the id. */
export function dataScript(id: string, data: unknown): string {
  return jsonScript(data, { type: "application/json", id });
}
