import type { ReactNode } from "react";
import { classNames } from "../../modules/class-names.ts";
import type { HeroPhoto, Photo, PictureUse } from "../../site/photo.ts";
import { type NarrowVariant, Picture } from "../picture/picture.tsx";
import styles from "./ground.module.css";

export function Ground({ children }: { children: ReactNode }) {
  return <div className={styles.ground}>{children}</div>;
}

type VolumeProps = {
  photo: Photo;
  sizes: string;
  narrow?: NarrowVariant;
  media?: string;
  use?: PictureUse;
  className?: string | undefined;
  /** `dd` in a definition list. */
  as?: "div" | "dd" | undefined;
  priority?: boolean;
  loading?: "lazy" | "eager";
  decorative?: boolean;
};

export function Volume({ className, as: Box = "div", ...picture }: VolumeProps) {
  return (
    <Box className={classNames(styles.volume, className)}>
      <Picture {...picture} />
    </Box>
  );
}

type WideVolumeProps = {
  photo: HeroPhoto;
  className?: string | undefined;
  /** Of its square variant, in percent of a narrow window: as wide as the box is high, if that is more. */
  narrowWidth?: number;
  priority?: boolean;
};

/** A photograph across the window. */
export function WideVolume({ photo, narrowWidth = 104, ...props }: WideVolumeProps) {
  return (
    <Volume
      {...props}
      photo={photo}
      sizes="100vw"
      narrow={{ picture: photo.narrow, vw: narrowWidth }}
      use="wide"
    />
  );
}

export function Earth({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames(styles.earth, className)}>{children}</div>;
}
