import { startServer } from "../build/serve.ts";
import type { Bench } from "./bench-context.ts";
import { benchCarousel } from "./carousel/carousel-bench.ts";

export const benchCarousels: Bench = async ({ dist, runs }) => {
  const server = await startServer({ dist, port: 0 });
  try {
    return await benchCarousel(server.url, runs);
  } finally {
    await server.close();
  }
};
