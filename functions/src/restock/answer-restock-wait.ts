import { answerRestockWait as contract } from "@lokalkorb/contracts/restock";
import { waitsFor } from "@lokalkorb/domain/catalog/restock/restock-wait";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { storefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import { deleteDocument, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { createHash, timingSafeEqual } from "node:crypto";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { readRestock } from "./restock-facts.ts";
import { tellReturned } from "../catalog/stock/tell-returned.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { requestId, waitId, token } = input;
  const limited = await deps.rateLimits.take(
    deps,
    "restockAnswer",
    { uid: waitId, isGuest: true, ip: caller.ip },
    requestId,
  );
  if (limited !== null) return refuse(limited);
  const asked = await readDocument(deps.db, restockWaitDocument, { waitId });
  const facts = asked && (await readRestock(deps.db, asked));
  // The id is a secret of the browser, and an erased account is to be found nowhere.
  const request = requestKeyOf(contract.name, { ...caller, uid: "" }, input);
  const answer = await withIdempotency(deps, request, async (tx) => {
    const now = deps.now();
    const wait = await readDocument(tx, restockWaitDocument, { waitId });
    const isOpen = wait !== null && wait.expiresAt > now && timingSafeEqual(digest(wait.token), digest(token));
    if (!isOpen || facts === null) return refuse({ type: "not-found" });
    const { storefrontId, productId } = wait;
    const about = {
      name: facts.item.name,
      shopName: facts.shop.name,
      slug: storefrontAddress(facts.shop, storefrontId),
      productId,
    };
    if (input.answer === "leave") {
      deleteDocument(tx, restockWaitDocument, { waitId });
      return ok({ ...about, state: "left" as const });
    }
    // The page says so at once, and a mail would say it again.
    if (!facts.isGone) {
      deleteDocument(tx, restockWaitDocument, { waitId });
      return ok({ ...about, state: "available" as const });
    }
    if (wait.state === "asked")
      updateDocument(tx, restockWaitDocument, { waitId }, { state: "waiting", expiresAt: now + waitsFor });
    return ok({ ...about, state: "waiting" as const });
  });
  const isWaiting = answer.ok && answer.value.state === "waiting";
  // It came back between the look and the note.
  if (isWaiting && asked && (await readRestock(deps.db, asked))?.isGone === false)
    await tellReturned(deps, asked.restaurantId, [asked.itemId]);
  return answer;
};

export const answerRestockWait = defineCallable(contract, command);
