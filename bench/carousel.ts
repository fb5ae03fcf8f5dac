import { startServer } from "../tools/serve/serve.ts";
import type { BenchContext, BenchReport } from "./bench-context.ts";
import { benchCarousel } from "./carousel/carousel-bench.ts";

/** The carousel beside the libraries that it was written instead of. */
export async function benchCarousels({ dist, runs }: BenchContext): Promise<BenchReport> {
  const server = await startServer({ dist, port: 0 });
  try {
    return await benchCarousel(server.url, runs);
  } finally {
    await server.close();
  }
}
