import type { ReactElement } from "react";

/** Files of one photo: candidates as `srcset` says them, and the one for browsers that know no candidates. */
export interface PhotoSource {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  /** A few pixels as a value of `background-image`, in the page itself. */
  readonly preview?: string | undefined;
  readonly alt?: string | undefined;
}

export interface PhotoProps {
  readonly of: PhotoSource;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  /** Where its name stands beside it, so that it is not said twice. */
  readonly silent?: boolean;
  /**
   * It is asked for together with the page: its few pixels would hardly be seen before it, and drawing them costs as much as
   * the photo itself.
   */
  readonly atOnce?: boolean;
}

/** Fills its box, blurred until it is there. */
export function Photo({ of: { avif, webp, src, preview, alt }, sizes, silent, atOnce }: PhotoProps): ReactElement {
  return (
    <picture className="photo" style={atOnce ? undefined : { backgroundImage: preview }}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {/* oxlint-disable-next-line next/no-img-element -- its sizes are made when the photo is handed in */}
      <img srcSet={webp} sizes={sizes} src={src} alt={(!silent && alt) || ""} decoding="async" />
    </picture>
  );
}
