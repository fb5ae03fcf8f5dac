import { LongRead } from "../../components/long-read/long-read.tsx";
import type { PrivacyPolicyData } from "./privacy-policy.content.ts";

export function Page({ data: { text } }: { data: PrivacyPolicyData }) {
  return <LongRead {...text} />;
}
