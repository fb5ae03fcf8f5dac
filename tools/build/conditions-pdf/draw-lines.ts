import type { Drawing } from "../../../src/drawings/drawing.ts";

type Attributes = Drawing["attrs"];
type Pdf = PDFKit.PDFDocument;

/** Properties that shapes inherit from their parent element. */
const inherited = [
  "fill",
  "fillRule",
  "stroke",
  "strokeLinecap",
  "strokeLinejoin",
  "strokeWidth",
] as const;

/** Default properties of a line drawing; its lines are somewhat heavier than on a screen. */
const lines = {
  fill: "none",
  stroke: "currentColor",
  strokeLinejoin: "round",
  strokeWidth: "2.2",
};

/** Draws a line drawing, such as the mark beside the name, into a square of the page. */
export function drawLines(
  pdf: Pdf,
  { attrs, ...drawing }: Drawing,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  const place = { x: `${x}`, y: `${y}`, width: `${size}`, height: `${size}` };
  pdf.save().fillColor(colour).strokeColor(colour);
  drawElement(pdf, { ...drawing, attrs: { ...attrs, ...place } }, lines);
  pdf.restore();
}

function drawElement(pdf: Pdf, { tag, attrs, children = [] }: Drawing, around: Attributes): void {
  const own = inherited.flatMap((name) => (attrs[name] ? [[name, attrs[name]]] : []));
  const look: Attributes = { ...around, ...Object.fromEntries(own) };
  pdf.save();
  transform(pdf, attrs.transform ?? "");
  if (tag === "svg") enter(pdf, attrs);
  else if (tag !== "g") drawShape(pdf, tag, attrs, look);
  for (const child of children) drawElement(pdf, child, look);
  pdf.restore();
}

/** Moves and scales what follows into the place of an `<svg>`, in the middle of it. */
function enter(pdf: Pdf, { viewBox, x, y, width, height }: Attributes): void {
  const [left = 0, top = 0, wide = 1, high = 1] = viewBox?.split(/[\s,]+/).map(Number) ?? [];
  const [roomWide, roomHigh] = viewBox ? [number(width, wide), number(height, high)] : [wide, high];
  const scale = Math.min(roomWide / wide, roomHigh / high);
  pdf
    .translate(
      number(x) + (roomWide - wide * scale) / 2 - left * scale,
      number(y) + (roomHigh - high * scale) / 2 - top * scale,
    )
    .scale(scale);
}

function drawShape(pdf: Pdf, tag: Drawing["tag"], attrs: Attributes, look: Attributes): void {
  const isFilled = look.fill !== "none";
  const isStroked = look.stroke !== "none";
  if (!isFilled && !isStroked) return;
  pdf.lineWidth(number(look.strokeWidth, 1));
  if (isOneOf(["butt", "round", "square"], look.strokeLinecap)) pdf.lineCap(look.strokeLinecap);
  if (isOneOf(["miter", "round", "bevel"], look.strokeLinejoin)) pdf.lineJoin(look.strokeLinejoin);
  if (look.fill !== "currentColor" && isFilled) pdf.fillColor(look.fill ?? "black");
  if (look.stroke !== "currentColor" && isStroked) pdf.strokeColor(look.stroke ?? "black");
  trace(pdf, tag, attrs);
  const rule = look.fillRule === "evenodd" ? "even-odd" : "non-zero";
  if (isFilled && isStroked) pdf.fillAndStroke(undefined, undefined, rule);
  else if (isFilled) pdf.fill(rule);
  else pdf.stroke();
}

function trace(pdf: Pdf, tag: Drawing["tag"], attrs: Attributes): void {
  const { d = "", x, y, width, height, cx, cy, r, rx, ry } = attrs;
  if (tag === "path") pdf.path(d);
  if (tag === "circle") pdf.circle(number(cx), number(cy), number(r));
  if (tag === "ellipse") pdf.ellipse(number(cx), number(cy), number(rx), number(ry));
  if (tag !== "rect") return;
  const corner = number(rx);
  if (corner > 0) pdf.roundedRect(number(x), number(y), number(width), number(height), corner);
  else pdf.rect(number(x), number(y), number(width), number(height));
}

/** Applies `translate(2 3) rotate(45)`, from the outermost to the innermost. */
function transform(pdf: Pdf, written: string): void {
  for (const [, name, list = ""] of written.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const [a = 0, b, c, d = 0, e = 0, f = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") pdf.translate(a, b ?? 0);
    if (name === "scale") pdf.transform(a, 0, 0, b ?? a, 0, 0);
    if (name === "rotate") pdf.rotate(a, { origin: [b ?? 0, c ?? 0] });
    if (name === "skewX") pdf.transform(1, 0, Math.tan((a * Math.PI) / 180), 1, 0, 0);
    if (name === "skewY") pdf.transform(1, Math.tan((a * Math.PI) / 180), 0, 1, 0, 0);
    if (name === "matrix") pdf.transform(a, b ?? 0, c ?? 0, d, e, f);
  }
}

function number(written: string | undefined, otherwise = 0): number {
  const value = Number.parseFloat(written ?? "");
  return Number.isFinite(value) ? value : otherwise;
}

function isOneOf<const Name extends string>(
  names: readonly Name[],
  name: string | undefined,
): name is Name {
  return names.some((each) => each === name);
}
