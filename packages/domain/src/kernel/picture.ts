/** Pixels of the widths in which every picture is kept; a smaller original is kept three times as it is. */
export const pictureWidths = [320, 640, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];
export const pictureTypes = { avif: "image/avif", webp: "image/webp" } as const;
export type PictureType = keyof typeof pictureTypes;

/** The file of a picture in one size and type, below the path of the picture. */
export const pictureFile = (path: string, width: PictureWidth, type: PictureType): string => `${path}-${width}.${type}`;

/** Shape of a photo: goods lie in a frame of 4 to 3, a cover is a band, a logo a square. */
export const pictureShapes = { goods: 4 / 3, cover: 5 / 2, logo: 1 } as const;
export type PictureShape = keyof typeof pictureShapes;
