import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { HeroPhoto, Photo } from "../../site/pictures/photo.ts";
import { type NarrowVariant, Picture } from "../picture/picture.tsx";
import styles from "./ground.module.css";

/** The ground line: as wide as the window, with volumes side by side on it. */
export function Ground({ children }: { children: ReactNode }) {
  return <div className={styles.ground}>{children}</div>;
}

type VolumeProps = {
  photo: Photo;
  /** The width of the picture at every breakpoint, as in `<img sizes>`. */
  sizes: string;
  /** The variant for narrow windows, in which the picture is nearly square. */
  narrow?: NarrowVariant;
  /** As wide as the window: offered in larger files too. */
  wide?: boolean;
  className?: string | undefined;
  /** `dd` in a definition list. */
  as?: "div" | "dd" | undefined;
  /** For the hero picture of a page: fetched at once, before all others. */
  priority?: boolean;
  loading?: "lazy" | "eager";
  /** Empty alternative text, for pictures in a link that has its own text. */
  decorative?: boolean;
  /** Elements that are positioned relative to the photograph. */
  children?: ReactNode;
};

/** A photograph on the ground line, with its shadow below the line. */
export function Volume({ className, as: Box = "div", children, ...picture }: VolumeProps) {
  return (
    <Box className={classNames(styles.volume, className)}>
      {children}
      <Picture {...picture} />
    </Box>
  );
}

type WideVolumeProps = { photo: HeroPhoto; className?: string | undefined };

/** A photograph as wide as the window, and in narrow ones nearly square. */
export function WideVolume({ photo, className }: WideVolumeProps) {
  return (
    <Volume
      className={className}
      photo={photo}
      sizes="100vw"
      narrow={{ picture: photo.narrow, vw: 104 }}
      wide
    />
  );
}

/** The area below the ground line, with room for the shadows. */
export function Earth({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.earth, className)}>{children}</div>;
}
