import { type DataOf, definePage } from "../../site/content/define-page.ts";
import { content as contatti } from "../contatti/contatti.content.ts";

export const content = definePage({
  name: "offline",
  keptOffline: true,
  data: ({ shared, drawingsOf, textOf }) => {
    const { airportsTitle: title, airports, airportsNote: note } = textOf(contatti);
    return {
      text: shared.status.offline,
      drawings: drawingsOf(["villa"]),
      /** The directions from the airports, which travellers need without a network. */
      directions: { title, airports, note },
    };
  },
});

export type OfflineData = DataOf<typeof content>;
