import { type DataOf, definePage } from "../../site/content/define-page.ts";

export const content = definePage({
  name: "not-found",
  data: ({ shared, drawingsOf }) => ({
    text: shared.status.notFound,
    drawings: drawingsOf(["closed-door"]),
  }),
});

export type NotFoundData = DataOf<typeof content>;
