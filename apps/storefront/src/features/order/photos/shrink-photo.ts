/** Sharp enough to read a label, and small enough for a telephone's network. */
const longestSide = 1600;

/** As much as the largest camera of a telephone writes. */
export const mostPhotoBytes = 30_000_000;

/** Upright pixels alone, without what the camera wrote beside them; null: this browser knows no such photo. */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (photo === null) return null;
  const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(photo.width * scale));
  canvas.height = Math.max(1, Math.round(photo.height * scale));
  canvas.getContext("2d")?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  photo.close();
  // Safari writes no WebP and answers with PNG, which is many times as large.
  const webp = await encoded(canvas, "image/webp");
  return webp?.type === "image/webp" ? webp : encoded(canvas, "image/jpeg");
}

const encoded = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.85));
