import { LongRead } from "../../components/long-read/long-read.tsx";
import type { LegalNotesData } from "./legal-notes.content.ts";

export function Page({ data: { text } }: { data: LegalNotesData }) {
  return <LongRead {...text} />;
}
