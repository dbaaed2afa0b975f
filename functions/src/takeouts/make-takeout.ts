import type { Id } from "@lokalkorb/domain/kernel/branded";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { readMe } from "@lokalkorb/domain/shop/takeout/read-me";
import { mostFailures, takeoutKeptFor } from "@lokalkorb/domain/shop/takeout/takeout";
import { inTransaction, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf, FieldsOf } from "@lokalkorb/model/document/define-document";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { takeoutPartsOf, takeoutPath, takeoutsOf } from "@lokalkorb/model/storage-paths";
import type { JobOutcome, JobRunner } from "../jobs/job-task.ts";
import { writeShopEffect } from "../outbox/write-shop-effect.ts";
import type { TakeoutDeps } from "./takeout-files.ts";
import type { TakeoutScene } from "./takeout-scene.ts";
import { takeoutStages } from "./takeout-stages.ts";
import { writeZip } from "./write-zip.ts";

type Takeout = DocumentOf<typeof takeoutDocument>;

/** How far it is; the part that was not ended is written again, in its place. */
interface Place {
  readonly of: string;
  readonly stage: number;
  readonly page: number;
  readonly after: string | null;
}

/** Goes on for so long in one run; what is written then is kept by the cursor. */
const runsFor = 3 * 60_000;

/** All data of a shop in one file: part by part, then together; after its time it goes. */
export const makeTakeout: JobRunner<TakeoutDeps> = async (deps, { restaurantId, cursor }) => {
  const shop = await readDocument(deps.db, shopDocument, { restaurantId });
  if (shop === null) {
    await removeFiles(deps, restaurantId);
    return "gone";
  }
  const takeout = await readDocument(deps.db, takeoutDocument, { restaurantId });
  if (takeout === null) return {};
  if (takeout.state !== "preparing") return putAway(deps, restaurantId, takeout);
  const { takeoutId } = takeout;
  try {
    const today = instantToLocal(deps.now(), shop.timezone).date;
    return await goOn(deps, { db: deps.db, shop, restaurantId, today }, placeOf(cursor, takeoutId));
  } catch (error) {
    const failures = takeout.failures + 1;
    const isOver = failures >= mostFailures;
    await changeOwn(deps, restaurantId, takeoutId, { failures, ...(isOver && { state: "failed" as const }) });
    if (!isOver) throw error;
    deps.log.error("takeout: gave up", { restaurantId, error: String(error) });
    await removeFiles(deps, restaurantId);
    return {};
  }
};

async function goOn(deps: TakeoutDeps, scene: TakeoutScene, from: Place): Promise<JobOutcome> {
  const { restaurantId } = scene;
  const begun = performance.now();
  let place = from;
  // Of an earlier takeout nothing is left, nor of a run that came further than it could tell: pages may be fewer by now.
  const prefix = takeoutPartsOf({ restaurantId, takeoutId: place.of });
  await removeFiles(deps, restaurantId, (path) => path.startsWith(prefix) && lastPiece(path) < orderOf(place));
  while (place.stage < takeoutStages.length) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each page begins where the one before ended
    place = await writePage(deps, scene, place);
    if (performance.now() - begun > runsFor) return { cursor: JSON.stringify(place) };
  }
  // With a run of its own: it takes long where there are many photos.
  if (from.stage < takeoutStages.length) return { cursor: JSON.stringify(place) };
  return finish(deps, scene, place.of);
}

async function writePage(deps: TakeoutDeps, scene: TakeoutScene, place: Place): Promise<Place> {
  const { restaurantId } = scene;
  const { of: takeoutId, stage, page, after } = place;
  const written = await takeoutStages[stage]?.(scene, after);
  const prefix = takeoutPartsOf({ restaurantId, takeoutId });
  const parts = Object.entries(written?.parts ?? {});
  await Promise.all(
    parts.map(([name, text]) => deps.takeoutFiles.writePart(`${prefix}${name}/${orderOf(place)}`, text)),
  );
  await changeOwn(deps, restaurantId, takeoutId, { movedAt: deps.now(), failures: 0 });
  await deps.failpoint("takeout:part");
  const next = written?.next ?? null;
  return next === null
    ? { of: takeoutId, stage: stage + 1, page: 0, after: null }
    : { ...place, page: page + 1, after: next };
}

async function finish(deps: TakeoutDeps, { restaurantId, shop, today }: TakeoutScene, takeoutId: string) {
  const text = readMe(shop.name, today);
  const written = await writeZip(deps.takeoutFiles, { restaurantId, takeoutId }, text, new Date(deps.now()));
  await deps.failpoint("takeout:written");
  const now = deps.now();
  const until = now + takeoutKeptFor;
  const ready = { state: "ready", movedAt: now, failures: 0, readyAt: now, until, ...written } as const;
  await inTransaction(deps.db, async (tx) => {
    const known = await readDocument(tx, takeoutDocument, { restaurantId });
    if (known?.takeoutId !== takeoutId || known.state !== "preparing") return;
    updateDocument(tx, takeoutDocument, { restaurantId }, ready);
    writeShopEffect(tx, { kind: "mail", restaurantId, event: "takeoutReady", cause: `takeout-${takeoutId}` }, now);
  });
  // The parts go with the next run.
  return { againAt: now };
}

/** A file that is ready stays for its time, without its parts; else nothing stays. */
async function putAway(deps: TakeoutDeps, restaurantId: Id<"shop">, takeout: Takeout): Promise<JobOutcome> {
  const { takeoutId, state, until = 0 } = takeout;
  const isKept = state === "ready" && until > deps.now();
  const ready = takeoutPath({ restaurantId, takeoutId });
  await removeFiles(deps, restaurantId, (path) => isKept && path === ready);
  if (isKept) return { againAt: until };
  if (state === "ready") await changeOwn(deps, restaurantId, takeoutId, { state: "expired" });
  return {};
}

/** In the order in which parts were written. */
const orderOf = ({ stage, page }: Pick<Place, "stage" | "page">): string =>
  `${String(stage).padStart(2, "0")}-${String(page).padStart(6, "0")}`;

const lastPiece = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

async function removeFiles(
  deps: TakeoutDeps,
  restaurantId: Id<"shop">,
  isKept: (path: string) => boolean = () => false,
): Promise<void> {
  const files = await deps.takeoutFiles.list(takeoutsOf(restaurantId));
  const old = files.filter(({ path }) => !isKept(path));
  // oxlint-disable-next-line eslint/no-await-in-loop -- few at once: a storage counts requests
  for (const { path } of old) await deps.takeoutFiles.remove(path);
}

/** Not where another one was asked for meanwhile. */
const changeOwn = (
  deps: TakeoutDeps,
  restaurantId: Id<"shop">,
  takeoutId: string,
  patch: Partial<FieldsOf<typeof takeoutDocument>>,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const known = await readDocument(tx, takeoutDocument, { restaurantId });
    if (known?.takeoutId === takeoutId) updateDocument(tx, takeoutDocument, { restaurantId }, patch);
  });

function placeOf(cursor: string | undefined, takeoutId: string): Place {
  const place = cursor === undefined ? null : (JSON.parse(cursor) as Place);
  return place?.of === takeoutId ? place : { of: takeoutId, stage: 0, page: 0, after: null };
}
