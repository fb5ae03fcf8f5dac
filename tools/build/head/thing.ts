/** A thing of schema.org. */
export type Thing = { "@type": string; [property: string]: unknown };
