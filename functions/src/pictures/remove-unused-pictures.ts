import type { Id } from "@lokalkorb/domain/kernel/branded";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { JobRunner } from "../jobs/job-task.ts";
import { forEachConcurrent } from "../platform/concurrency/for-each-concurrent.ts";
import type { PictureDeps } from "./picture-files.ts";
import { keptUnused, picturesIn, pictureSteps } from "./unused-pictures.ts";

/** All of a shop is read for it, so it does not come every night. */
const again = 7 * dayMs;
const beginsFor = 5 * 60_000;

/** Photos and pictures that nothing names go after their time, one that is named meanwhile stays. */
export const removeUnusedPictures: JobRunner<PictureDeps> = async (deps, { restaurantId }) => {
  const { pictureFiles } = deps;
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null) return "gone";
  // The files come first: what is written after the list is another generation, and what is named after it was listed is seen below.
  const files = await pictureFiles.list(restaurantId);
  if (files.length === 0) return { againAt: deps.now() + again };
  const used = await usedPictures(deps, restaurantId, shop.offeringId);
  await deps.failpoint("pictures:looked");
  const { mark, unmark, remove } = pictureSteps(files, used, deps.now());
  const pace = { atATime: 10, beginsFor };
  const failed = [
    ...(await forEachConcurrent(unmark, pace, ({ name }) => pictureFiles.mark(name, null))),
    ...(await forEachConcurrent(mark, pace, ({ name }) => pictureFiles.mark(name, deps.now()))),
    ...(await forEachConcurrent(remove, pace, (file) => pictureFiles.remove(file))),
  ];
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  return { againAt: deps.now() + again };
};

/** Named by the draft, by the shop and its settings, or by a menu that is out, was lately, or can be brought back. */
async function usedPictures(
  { db, pictureFiles, now }: PictureDeps,
  restaurantId: Id<"shop">,
  offeringId: Id<"catalog">,
): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  const add = (text: string): void => {
    for (const picture of picturesIn(text)) used.add(picture);
  };
  const shop = db.collection("restaurants").doc(restaurantId);
  const offering = db.collection("offerings").doc(offeringId);
  const storefronts = await offering.collection("storefronts").get();
  const drafts = [
    ...["data", "distributionOptions", "orderPlans"].map((name) => shop.collection(name)),
    // Of thousands of items nothing else is needed.
    offering.collection("items").select("images"),
    ...["options", "bundles"].map((name) => offering.collection(name)),
    ...storefronts.docs.flatMap(({ ref }) => [ref.collection("categories"), ref.collection("productGroups")]),
  ];
  for (const draft of drafts) for (const found of (await draft.get()).docs) add(JSON.stringify(found.data()));
  for (const found of [await shop.get(), await offering.get(), ...storefronts.docs]) add(JSON.stringify(found.data()));
  const published = storefronts.docs.flatMap((found) => (found.get("published.path") as string | undefined) ?? []);
  const recent = await pictureFiles.menusInReach(restaurantId, now() - keptUnused);
  for (const path of new Set([...published, ...recent])) add(await pictureFiles.readMenu(path));
  return used;
}
