import { NoBreak } from "../no-break/no-break.tsx";

/** Prose as the content holds it: one text, one paragraph. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <NoBreak>{text}</NoBreak>
    </p>
  ));
}
