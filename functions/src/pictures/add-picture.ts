import { addPicture as contract } from "@lokalkorb/contracts/pictures";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { pictureFile } from "@lokalkorb/domain/kernel/picture";
import { originalPath, picturePath } from "@lokalkorb/model/storage-paths";
import { staffMay } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import type { PictureDeps } from "./picture-files.ts";

/** The name of a picture is its content, so a repeated request writes nothing and answers the same. */
const command: Command<typeof contract, PictureDeps> = async ({ restaurantId, uploadId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "catalogue"))) return refuse({ type: "not-allowed" });
  const limited = await deps.rateLimits.take(deps, "picture", caller, uploadId);
  if (limited !== null) return refuse(limited);
  const original = await deps.pictureFiles.readOriginal(originalPath({ restaurantId, uploadId }));
  if (original === null) return refuse({ type: "not-found" });
  // The library is large, and no other function reads pictures.
  const { derivePicture } = await import("./derive-picture.ts");
  const derived = await derivePicture(original);
  if (derived === null) return ok({ image: null });
  const { hash, w, h, preview, files } = derived;
  const path = picturePath({ restaurantId, hash });
  await Promise.all(
    files.map(({ width, type, content }) => deps.pictureFiles.write(pictureFile(path, width, type), content, type)),
  );
  await deps.pictureFiles.linkOriginal(originalPath({ restaurantId, uploadId }), path);
  return ok({ image: { path, w, h, preview } });
};

export const addPicture = defineCallable(contract, command);
