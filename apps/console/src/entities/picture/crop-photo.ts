/** Longest side of an opened photo in pixels: twice the largest picture that is made of it, and what every browser can draw. */
const longestSide = 2560;

export interface OpenedPhoto {
  /** Drawn upright and turned as wished. */
  readonly canvas: HTMLCanvasElement;
  /** Address of the canvas for an `img`; revoked by `closePhoto`. */
  readonly address: string;
}

/** Part of a photo, in shares of its sides. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the file as the camera was held; null: this browser knows no such photo. */
export async function readPhoto(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return null;
  }
}

/** `quarters`: how often it is turned to the right. */
export async function openPhoto(photo: ImageBitmap, quarters: number): Promise<OpenedPhoto | null> {
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const isAcross = quarters % 2 === 1;
  const canvas = canvasOf(isAcross ? height : width, isAcross ? width : height);
  const context = canvas.getContext("2d");
  if (context === null) return null;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(photo, -width / 2, -height / 2, width, height);
  const content = await contentOf(canvas);
  return content === null ? null : { canvas, address: URL.createObjectURL(content) };
}

export const closePhoto = ({ address }: OpenedPhoto): void => URL.revokeObjectURL(address);

/** A photo may be straightened by so many degrees to either side. */
export const mostDegrees = 15;

/** How much larger a photo is drawn when it is straightened, so that its corners stay filled. */
export function straightScale(width: number, height: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.max(width / height, height / width) * Math.sin(angle);
}

/** The part of it as a file, straightened around its middle. Pixels alone are in it, and nothing that the camera wrote. */
export async function cropPhoto({ canvas }: OpenedPhoto, frame: Frame, degrees: number): Promise<Blob | null> {
  const { width, height } = canvas;
  const cut = canvasOf(Math.round(frame.width * width), Math.round(frame.height * height));
  const context = cut.getContext("2d");
  const scale = straightScale(width, height, degrees);
  context?.translate(width / 2 - frame.x * width, height / 2 - frame.y * height);
  context?.rotate((degrees * Math.PI) / 180);
  context?.scale(scale, scale);
  context?.drawImage(canvas, -width / 2, -height / 2);
  return contentOf(cut);
}

/** The largest part of the middle with this ratio of width to height. */
export function middle(width: number, height: number, ratio: number): Frame {
  const share = width / height / ratio;
  const [w, h] = share > 1 ? [1 / share, 1] : [1, share];
  return { x: (1 - w) / 2, y: (1 - h) / 2, width: w, height: h };
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, width);
  canvas.height = Math.max(1, height);
  return canvas;
}

/** WebP is encoded beside the page, JPEG while the page idles: on a busy device that is seconds. Safari writes JPEG alone. */
async function contentOf(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encoded(canvas, "image/webp");
  return webp?.type === "image/webp" ? webp : encoded(canvas, "image/jpeg");
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
