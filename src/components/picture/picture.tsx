import { createContext, use } from "react";
import { phoneWindow } from "../../site/breakpoints.ts";
import {
  avifSrcset,
  fallbackSrc,
  narrowDensity,
  type Photo,
  type PictureFiles,
  type PictureUse,
} from "../../site/photo.ts";
import { HiddenPageContext } from "../../site/site-context.tsx";
import "./failed-picture.late.css";
import styles from "./picture.module.css";

export type PictureSource = {
  media?: string;
  type: "image/avif";
  sizes: string;
  srcSet: string;
  width?: number;
  height?: number;
};

/** Sources of the `priority` picture, for the build's preloads; undefined in the browser. */
export const HeroSourcesContext = createContext<PictureSource[] | undefined>(undefined);

/** A photograph cropped to a square, and its width in percent of a narrow window. */
export type NarrowVariant = { picture: PictureFiles; vw: number };

type PictureProps = {
  photo: Photo;
  sizes: string;
  /** Shown in narrow windows instead; `sizes` then applies to the others. */
  narrow?: NarrowVariant;
  /** The windows that show it; in others it is hidden and, as a `lazy` one, not fetched. */
  media?: string;
  use?: PictureUse;
  priority?: boolean;
  /** `eager` for the other pictures of the first screen. */
  loading?: "lazy" | "eager";
  /** Empty alternative text, for pictures in a link that has its own text. */
  decorative?: boolean;
  /** Set on the `<img>`, since the `<picture>` around it has no box. */
  className?: string;
};

export function Picture({
  photo,
  sizes,
  narrow,
  media,
  use: widths = "picture",
  priority = false,
  loading: wanted = priority ? "eager" : "lazy",
  decorative = false,
  className,
}: PictureProps) {
  const loading = wanted === "eager" && use(HiddenPageContext) ? "lazy" : wanted;
  const sources: PictureSource[] = [
    ...(narrow ? [narrowSource(narrow)] : []),
    {
      ...(media && { media }),
      type: "image/avif",
      sizes,
      srcSet: avifSrcset(photo, widths),
    },
  ];
  if (import.meta.env.SSR && priority) use(HeroSourcesContext)?.push(...sources);
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={source.media ?? "other"} {...source} />
      ))}
      {/* `loading` precedes `src`: React sets them in order, and `src` starts the request */}
      <img
        className={className ? `${styles.image} ${className}` : styles.image}
        data-photo={photo.id}
        data-focus={photo.focus}
        loading={loading}
        decoding={loading === "lazy" ? "async" : undefined}
        fetchPriority={priority ? "high" : undefined}
        width={photo.width}
        height={photo.height}
        alt={decorative ? "" : photo.caption}
        src={fallbackSrc(photo)}
      />
    </picture>
  );
}

function narrowSource({ picture, vw }: NarrowVariant): PictureSource {
  return {
    media: phoneWindow,
    type: "image/avif",
    sizes: `${Math.round(vw * narrowDensity)}vw`,
    srcSet: avifSrcset(picture, "narrow"),
    width: picture.width,
    height: picture.height,
  };
}
