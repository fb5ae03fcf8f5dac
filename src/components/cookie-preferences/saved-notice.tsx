import { useTimesSaved } from "../../site/consent/consent.ts";
import { useSite } from "../../site/context/site-context.tsx";
import { Notice } from "../notice/notice.tsx";
import { useBriefly } from "../notice/use-briefly.ts";

/** Says for a moment that the cookie preferences are saved. */
export function SavedNotice() {
  const { status } = useSite().shared;
  const isShown = useBriefly(useTimesSaved());
  return isShown && <Notice>{status.preferencesSaved}</Notice>;
}
