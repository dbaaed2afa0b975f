import type { ReactElement } from "react";
import { useNear } from "./use-near.ts";

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
  /** Comes when it is almost in sight. */
  readonly lazy?: boolean;
  /** Where its name stands beside it, so that it is not said twice. */
  readonly silent?: boolean;
}

/** Fills its box, blurred until it is there. */
export function Photo({ of, sizes, lazy = false, silent = false }: PhotoProps): ReactElement {
  const { avif, webp, src, width, height, preview, alt = "" } = of;
  const [ref, isNear] = useNear<HTMLElement>(lazy);
  return (
    <picture ref={ref} className="photo" style={preview ? { backgroundImage: `url(${preview})` } : undefined}>
      {isNear && (
        <>
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
            {...(!lazy && { fetchPriority: "high" })}
          />
        </>
      )}
    </picture>
  );
}
