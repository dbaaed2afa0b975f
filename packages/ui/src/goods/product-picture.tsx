import type { ReactElement } from "react";
import { IllustrationRow } from "../display/illustration.tsx";
import { Photo, type PhotoSource } from "../display/photo.tsx";
import type { IllustrationName } from "../illustrations/illustrations.ts";

export interface ProductPictureProps {
  readonly photo: PhotoSource | undefined;
  readonly illustration: IllustrationName;
}

/** The large picture over a product's choices. */
export function ProductPicture({ photo, illustration }: ProductPictureProps): ReactElement {
  return (
    <div className="picture-ground chooser-picture">
      {photo ? (
        <Photo of={photo} sizes="(max-width: 1023px) 100vw, 640px" />
      ) : (
        <>
          <span className="sun chooser-sun" />
          <IllustrationRow quantity={[[illustration, 132]]} className="relative justify-center!" />
        </>
      )}
    </div>
  );
}
