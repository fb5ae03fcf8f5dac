import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";

const require = createRequire(import.meta.url);

export type Contender = {
  name: string;
  /** Its page's script, in `clients/`. */
  client: string;
  /** What an application imports: the bytes that are counted. */
  entry: string;
  css(): Promise<string>;
};

const controller = new URL("../../src/modules/carousel/controller.ts", import.meta.url).pathname;

export const contenders: Contender[] = [
  {
    name: "ours, mechanics alone",
    client: "ours",
    entry: `export { createCarousel } from ${JSON.stringify(controller)}`,
    css: async () => `
      .view { overflow-x: clip; touch-action: pan-y pinch-zoom }
      .track { position: relative; left: 50%; display: flex; gap: var(--g); will-change: transform }
      .clones > * { position: absolute; inset: 0 auto auto 0 }`,
  },
  {
    name: "Embla 8",
    client: "embla",
    entry: 'export { default } from "embla-carousel"',
    css: async () => `
      .view { overflow: hidden }
      .container { display: flex; touch-action: pan-y pinch-zoom }
      .slide { margin-right: var(--g) }`,
  },
  {
    name: "Splide 4",
    client: "splide",
    entry: 'export { default } from "@splidejs/splide"',
    css: () => readFile(require.resolve("@splidejs/splide/css/core"), "utf8"),
  },
  {
    name: "Swiper 14",
    client: "swiper",
    entry: 'export { default } from "swiper"',
    css: async () =>
      `${await readFile(require.resolve("swiper/css"), "utf8")} .slide.swiper-slide { width: calc(var(--h) * var(--r)); height: var(--h) }`,
  },
];

/** Minified script of a contender's page. */
export function clientScript(contender: Contender): Promise<string> {
  return bundle(new URL(`clients/${contender.client}.ts`, import.meta.url).pathname);
}

/** Bytes of what an application would download of it, minified and compressed with brotli 11. */
export async function compressedSize({ entry }: Contender): Promise<number> {
  return brotliCompressSync(await bundle("contender", entry)).length;
}

async function bundle(input: string, source?: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: source
      ? [
          {
            name: "source",
            enforce: "pre",
            resolveId: (id) => (id === input ? `${import.meta.dirname}/${id}.ts` : undefined),
            load: (id) => (id.endsWith(`/${input}.ts`) ? source : undefined),
          },
        ]
      : [],
    build: {
      write: false,
      target: "chrome111",
      modulePreload: false,
      rollupOptions: { input, preserveEntrySignatures: "strict" },
    },
  });
  if (!("output" in result)) throw new Error(`Vite built no script of ${input}`);
  const [chunk] = result.output;
  return chunk.code;
}
