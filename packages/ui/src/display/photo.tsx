import type { ReactElement } from "react";

/** Files of one photo: candidates as `srcset` says them, and the one for browsers that know no candidates. */
export interface PhotoSource {
  readonly avif: string;
  readonly webp: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Address of a few pixels, in the page itself. */
  readonly preview?: string | undefined;
  readonly alt?: string | undefined;
}

export interface PhotoProps {
  readonly of: PhotoSource;
  /** How wide it is shown, as `sizes` says it. */
  readonly sizes: string;
  /** Off for pictures in sight at once. */
  readonly lazy?: boolean;
  /** Where its name stands beside it, so that it is not said twice. */
  readonly silent?: boolean;
}

/** Fills its box, blurred until it is there. */
export function Photo({ of, sizes, lazy = true, silent = false }: PhotoProps): ReactElement {
  const { avif, webp, src, width, height, preview, alt = "" } = of;
  return (
    <picture className="photo" style={preview ? { backgroundImage: `url(${preview})` } : undefined}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {/* oxlint-disable-next-line next/no-img-element -- its sizes are made when the photo is handed in */}
      <img
        srcSet={webp}
        sizes={sizes}
        src={src}
        width={width}
        height={height}
        alt={silent ? "" : alt}
        decoding="async"
        {...(lazy ? { loading: "lazy" } : { fetchPriority: "high" })}
      />
    </picture>
  );
}
