import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { pictureFile, type PictureType, pictureTypes, pictureWidths } from "@lokalkorb/domain/kernel/picture";
import { picturePath } from "@lokalkorb/model/storage-paths";

/** The pictures in `files`, as `addPicture` made them: drawn for this repository, so that the demo shows what photos do. */
const photos = {
  apples: {
    hash: "2ZySyjDeuYfx72EtFnXSjG6TCzWf041ZaPs_3o92O8Q",
    w: 1280,
    h: 960,
    preview:
      "UklGRnoAAABXRUJQVlA4IG4AAACwAgCdASoQAAwABABoJbACdLoAD37DSG01/hB+2AAA/U31mVawTosDH6O0P6NMs+/lQCkPP3pDp5Q63IVEt4KHfmj6fFsKuAeq/4U6sbsqY+69GFRun57bVUXIFNP832PSl+KYu1jnIepMur1AAA==",
    alt: "Rote und gelbe Äpfel, dicht an dicht",
  },
  bread: {
    hash: "-1KM0J0oX6xOop6sXl1cx6I9OiUgfCrRSPwqv2FxG9g",
    w: 1280,
    h: 960,
    preview:
      "UklGRlIAAABXRUJQVlA4IEYAAADQAQCdASoQAAwABABoJZACdAEKVBcQAAD+5etMre6vZDfGghQOs5rvJ7NaXTRAhSV7gZI60c1Got2R4d3FAprnQZHeAAAA",
    alt: "Dunkel gebackener Laib mit drei Einschnitten auf Holz",
  },
  cheese: {
    hash: "Z29n3WKt8l3n7w1jFHwIxaUILSzwo_NSQXxOrfmCizQ",
    w: 1280,
    h: 960,
    preview:
      "UklGRlIAAABXRUJQVlA4IEYAAAAwAgCdASoQAAwABABoJagCdH8AGBaHbXGcAAD+7nrnOmwoSV7SBZ2EgHc8H8YeP3QKdMUgNhTVA+DaY0SsGcRRhyC+wAAA",
    alt: "Ein Stück Bergkäse mit Rosmarin auf Schiefer",
  },
  crate: {
    hash: "n21j77SvwOZI8GOyQ0cEgDT_kFl0Vwm6yMfT92kjeWo",
    w: 1280,
    h: 960,
    preview:
      "UklGRm4AAABXRUJQVlA4IGIAAADwAQCdASoQAAwABABoJbACdAYrxlBdzgAA9pljFoJjOpQHupHe5Ad4ubU0zSQky5IJTF8J0sImFHI8ZwuJjrHpAUPmMo3ROjWTDcA9gQknLQzPywLwqXqkJhuAnYqmSpkAAA==",
    alt: "Holzkiste mit Karotten, Tomaten, Rüben und Salat",
  },
  eggs: {
    hash: "bMWh7s-KKSj-0U40iW4ABy-mBnEWfi7fbhxGCkTrCfo",
    w: 1280,
    h: 960,
    preview:
      "UklGRmwAAABXRUJQVlA4IGAAAACQAgCdASoQAAwABABoJaACdAYv/nJ5yoM77ZMQAAD+qbF1Wsv3MwV85jHKCHiz7oHIysr1mgxs/um7/aEBj52TlQ6LcPtN+biqDdqdIX2YdKT0/wAzri5siKGygTzQAAA=",
    alt: "Braune und weiße Eier im Stroh",
  },
  milk: {
    hash: "LsAOxba0Ht1Wo0asmUrZ1Q9Y5axcTIxLP-fgSOg_hxY",
    w: 1280,
    h: 960,
    preview:
      "UklGRk4AAABXRUJQVlA4IEIAAADQAQCdASoQAAwABABoJYgC7AENib8tgAD+1zWekucJlN+cLukFrx3X3WG+0TxrjEvb2S9UPaalbmkmxpOPqdUAAAA=",
    alt: "Drei Milchflaschen auf einem Holztisch",
  },
  farm: {
    hash: "UOO5VGU1LYs3k_TgQs6hwl-IxIX2wgYPkYyCiiBZ_Wk",
    w: 1280,
    h: 512,
    preview: "UklGRjwAAABXRUJQVlA4IDAAAADQAQCdASoQAAYABABoJagAAueMhO6mgAD+yObcRDUDHRacf8Kjv0T/w7u6evSsAAA=",
    alt: "Felder am Morgen mit einem roten Hof",
  },
  oven: {
    hash: "339bQudPZRlcQOVvxGEIUYxXs9gW-FPnlxkkcj6PJ4g",
    w: 1280,
    h: 512,
    preview:
      "UklGRlIAAABXRUJQVlA4IEYAAAAQAgCdASoQAAYABABoJbACdLoAAq8sZPUAAP7QPiH6stsoPqUQpI/22R0YtdUHsuMA/DlEaa57U+v2iTO5rQmXtqp9AAAA",
    alt: "Brotlaibe im glühenden Steinofen",
  },
  counter: {
    hash: "20rrl_NeiqjHBFVqq427_u4RR7xruVab17CsM_ixd3g",
    w: 1280,
    h: 512,
    preview:
      "UklGRlAAAABXRUJQVlA4IEQAAACwAQCdASoQAAYABABoJbACdAC2rDp0AP6fvrEcYGS0ImCLBPM/8VC6KNNXmDEcdXfMfP85E3yzY62yc9eOCtpg7KAAAA==",
    alt: "Brote vor einem Regal mit Eingemachtem",
  },
} as const;
export type PhotoName = keyof typeof photos;

export function photoOf(restaurantId: string, name: PhotoName): Image {
  const { hash, ...image } = photos[name];
  return { path: picturePath({ restaurantId, hash }), ...image };
}

export interface PhotoFile {
  /** In the storage. */
  readonly path: string;
  readonly type: PictureType;
  readonly file: URL;
}

/** The files of a photo that a shop shows. */
export function photoFiles({ path }: Image): readonly PhotoFile[] {
  const [name] = Object.entries(photos).find(([, { hash }]) => path.endsWith(hash)) ?? [];
  return pictureWidths.flatMap((width) =>
    (Object.keys(pictureTypes) as PictureType[]).map((type) => ({
      path: pictureFile(path, width, type),
      type,
      file: new URL(`files/${pictureFile(name ?? "", width, type)}`, import.meta.url),
    })),
  );
}
