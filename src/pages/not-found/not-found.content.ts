import { type DataOf, definePage } from "../../site/content/define-page.ts";

export const content = definePage({
  name: "not-found",
  drawings: ["closed-door"],
  data: ({ shared, drawings }) => ({ text: shared.status.notFound, drawings }),
});

export type NotFoundData = DataOf<typeof content>;
