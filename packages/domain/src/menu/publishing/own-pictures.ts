import type { Image } from "../../kernel/fields/image.ts";
import type { Id } from "../../kernel/branded.ts";
import { withAgreedPhotos } from "../../shop/shown-people.ts";
import type { Menu } from "../menu.ts";

const pathPattern = /^pictures\/([A-Za-z0-9_-]{1,128})\/[A-Za-z0-9_-]{43}$/;
const previewPattern = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * A picture that functions made of a photo of this shop; undefined for anything else. Members write path and preview, and pages
 * put them into addresses and styles, so nothing else may be published.
 */
export function ownPicture(image: Image | undefined, restaurantId: Id<"shop">): Image | undefined {
  if (!image || pathPattern.exec(image.path)?.[1] !== restaurantId) return undefined;
  if (image.preview === undefined || previewPattern.test(image.preview)) return image;
  const { preview: _strange, ...plain } = image;
  return plain;
}

/** The menu without pictures from elsewhere. */
export function withOwnPictures(menu: Menu): Menu {
  const own = (image: Image | undefined) => ownPicture(image, menu.restaurantId);
  const ownOf = (images: readonly Image[]) => images.flatMap((image) => own(image) ?? []);
  const goods = <Part extends { readonly images?: readonly Image[] }>(parts: Readonly<Record<string, Part>>) =>
    Object.fromEntries(
      Object.entries(parts).map(([id, part]) => [id, part.images ? { ...part, images: ownOf(part.images) } : part]),
    );
  const { cover: coverImage, logo: logoImage, gallery, people, ...shop } = menu.shop;
  const [cover, logo] = [own(coverImage), own(logoImage)];
  return {
    ...menu,
    shop: {
      ...shop,
      ...(cover && { cover }),
      ...(logo && { logo }),
      ...(gallery && { gallery: ownOf(gallery) }),
      ...(people && {
        people: withAgreedPhotos(
          people.map(({ photo: photoImage, ...person }) => {
            const photo = own(photoImage);
            return { ...person, ...(photo && { photo }) };
          }),
        ),
      }),
    },
    categories: menu.categories.map(({ image: categoryImage, ...category }) => {
      const image = own(categoryImage);
      return { ...category, ...(image && { image }) };
    }),
    groups: goods(menu.groups),
    items: goods(menu.items),
    bundles: goods(menu.bundles),
  };
}
