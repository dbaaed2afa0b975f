import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { LatePhoto } from "@lokalkorb/ui/late-photo";
import type { ReactElement } from "react";
import { aboutText } from "./about-text.ts";

/** Photos of the place and its people. */
export function ShopGallery({ images }: { readonly images: readonly Image[] }): ReactElement {
  return (
    <section aria-labelledby="einblicke">
      <h2 id="einblicke" className="text-h2">
        {aboutText.gallery}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3">
        {images.map((image) => {
          const photo = pictureSource(image);
          return (
            <li key={image.path} className="relative aspect-[4/3] overflow-hidden rounded-lg">
              {photo && <LatePhoto of={photo} sizes="(max-width: 767px) 46vw, 380px" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
