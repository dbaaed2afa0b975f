import { fileURLToPath } from "node:url";

/** A photo of 1,280 by 960 pixels. */
export const breadPhoto = fileURLToPath(
  new URL("../../../testing/src/scenarios/photos/files/bread-1280.webp", import.meta.url),
);
