export type DecodedText = { text: string; fault?: undefined } | { text?: undefined; fault: string };

const advice = "save it again with the encoding UTF-8";

/**
 * Decodes a file of texts, with or without a byte order mark.
 * @returns its text; or the fault, with the line of the first byte that is not UTF-8
 */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16 || bytes.subarray(0, 200).includes(0)) {
    return { fault: `${file} is saved as UTF-16; ${advice}` };
  }
  const text = decode(bytes);
  if (text !== undefined) return { text: text.replace(/^\uFEFF/, "") };
  // the fault is where the longest valid beginning ends
  let valid = 0;
  let faulty = bytes.length;
  while (faulty - valid > 1) {
    const middle = Math.floor((valid + faulty) / 2);
    // a character may be cut in two at the middle
    if (decode(bytes.subarray(0, middle), { stream: true }) === undefined) faulty = middle;
    else valid = middle;
  }
  // the bytes of an incomplete character at the end are not part of the text
  const before = decode(bytes.subarray(0, valid), { stream: true }) ?? "";
  const start = Buffer.byteLength(before);
  const lines = before.replace(/^\uFEFF/, "").split("\n");
  const place = `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
  const meant = new TextDecoder("windows-1252").decode(bytes.subarray(start, start + 1));
  return {
    fault: `${file}: ${place}: the file is not saved as UTF-8, so that ${meant} would be lost here; ${advice}`,
  };
}

function decode(bytes: Uint8Array, options?: { stream: boolean }): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, options);
  } catch {
    return undefined;
  }
}
