import { startServer } from "../build/serve.ts";
import type { Bench } from "./bench-context.ts";

export const benchCarousels: Bench = async ({ dist }) => {
  const server = await startServer({ dist, port: 0 });
  await server.close();
  return { text: "Carousel: not measured yet", figures: {} };
};
