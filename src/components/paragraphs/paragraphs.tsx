import { NoBreak } from "../no-break/no-break.tsx";

/** One paragraph per text. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <NoBreak>{text}</NoBreak>
    </p>
  ));
}
