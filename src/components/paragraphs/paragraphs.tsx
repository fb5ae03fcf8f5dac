import { Whole } from "../whole-words/whole-words.tsx";

/** Prose as the content holds it: one text, one paragraph. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <Whole>{text}</Whole>
    </p>
  ));
}
