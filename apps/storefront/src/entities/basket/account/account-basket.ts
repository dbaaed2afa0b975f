import { joinBaskets, nextBasketStep } from "@lokalkorb/domain/basket/account-basket";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { basketDocument, basketId } from "@lokalkorb/model/documents/restaurants/baskets";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { basketOf, basketStore } from "../use-basket.ts";
import { agree, agreedLines } from "./agreed-lines.ts";
import { askAbout, openQuestion } from "./two-baskets.ts";

type Place = Pick<Menu, "restaurantId" | "storefrontId" | "version" | "shop">;
type Stored = DocumentOf<typeof basketDocument>;

/** A basket is written when its shopper pauses, not with every press (goal P11). */
const pauseMillis = 2_500;
const keptMillis = 30 * dayMs;
/** The database takes no more (firestore.rules); a larger basket stays in its browser. */
const mostLines = 100;

/** Keeps the basket of a shop the same here and in an account. Answers how to stop. */
export function followBasket(client: ModelClient, menu: Place, uid: Id<"user">): () => void {
  const { restaurantId, storefrontId, version } = menu;
  const at = { restaurantId, basketId: basketId(uid, "web") };
  const stored = client.cache.document(basketDocument, at);
  const own = client.cache.document(privateUserDocument, { uid });
  const basket = basketOf(menu);
  const store = basketStore(basket);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;
  let isOver = false;

  const wantsReminder = (): boolean => valueOf(own.state())?.basketReminder?.wanted === true;
  /** Null: not to be touched now, by what is known. */
  const meet = () => {
    const state = stored.state();
    if (isOver || isWriting || (state.status !== "present" && state.status !== "absent")) return null;
    const there = valueOf(state);
    // A payment is under way, or another storefront of the shop has its lines there.
    if (there?.status === "locked" || (there !== null && isElsewhere(there, storefrontId))) return null;
    const here = store.draft().lines;
    if (Object.keys(here).length > mostLines) return null;
    const theirs = there === null ? null : { lines: there.lines, ordered: isEnded(there) };
    const step = nextBasketStep({ here, there: theirs, agreed: agreedLines(basket, uid) });
    return { step, there, here };
  };
  const take = (lines: BasketLines): void => {
    agree(basket, uid, linesHash(lines));
    store.change((draft) => ({ ...draft, lines }));
  };
  const ask = (there: BasketLines): void => {
    const known = openQuestion();
    if (known?.basket === basket && linesHash(known.there) === linesHash(there)) return;
    askAbout({
      basket,
      there,
      answer: (wanted) => {
        askAbout(null);
        if (wanted === "there") return take(there);
        // From now on this side is the one that changed.
        agree(basket, uid, linesHash(there));
        if (wanted === "both") store.change((draft) => ({ ...draft, lines: joinBaskets(draft.lines, there) }));
        look();
      },
    });
  };
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const met = meet();
    if (met === null || !mustWrite(met, wantsReminder())) return;
    const { here, there } = met;
    isWriting = true;
    const fields = fieldsOf(here, { storefrontId, menuVersion: version }, Date.now());
    const consent = wantsReminder() ? { terms: "", marketing: false, reminder: true } : undefined;
    const written =
      there === null || isEnded(there)
        ? client.write.set(basketDocument, at, {
            ownerUid: uid,
            channel: "web",
            ...fields,
            ...(consent && { consent }),
          })
        : client.write.update(basketDocument, at, { ...fields, consent: consent ?? client.write.removeField() });
    const answer = await written;
    isWriting = false;
    // A failed write is made good with the next change, or on the next page.
    if (!answer.ok) return;
    agree(basket, uid, linesHash(here));
    look();
  };
  const look = (): void => {
    const met = meet();
    if (met === null) return;
    const { step } = met;
    if (step.type === "ask") return ask(step.lines);
    if (openQuestion()?.basket === basket) askAbout(null);
    if (step.type === "take") return take(step.lines);
    if (step.type === "same") agree(basket, uid, linesHash(met.here));
    // One of several tabs is enough.
    if (mustWrite(met, wantsReminder()) && document.visibilityState === "visible")
      timer ??= setTimeout(() => void write(), pauseMillis);
  };
  const leavePage = (): void => {
    if (document.visibilityState === "visible") look();
    else if (timer !== undefined) void write();
  };
  const stops = [stored.subscribe(look), own.subscribe(look), store.subscribe(look)];
  document.addEventListener("visibilitychange", leavePage);
  look();
  return () => {
    if (timer !== undefined) void write();
    isOver = true;
    for (const stop of stops) stop();
    document.removeEventListener("visibilitychange", leavePage);
    if (openQuestion()?.basket === basket) askAbout(null);
  };
}

const isEnded = ({ status }: Stored): boolean => status === "converted" || status === "expired";

const isElsewhere = (there: Stored, storefrontId: Id<"storefront">): boolean =>
  there.storefrontId !== storefrontId && !isEnded(there) && Object.keys(there.lines).length > 0;

interface Met {
  readonly step: ReturnType<typeof nextBasketStep>;
  readonly there: Stored | null;
}

/** A basket that was left is open again with the visit, and the wish to be reminded goes with it. */
const mustWrite = ({ step, there }: Met, wantsReminder: boolean): boolean =>
  step.type === "write" ||
  (step.type === "same" &&
    there !== null &&
    !isEnded(there) &&
    Object.keys(there.lines).length > 0 &&
    (there.status === "abandoned" || (there.consent?.reminder ?? false) !== wantsReminder));

const fieldsOf = (
  lines: BasketLines,
  menu: { readonly storefrontId: Id<"storefront">; readonly menuVersion: number },
  now: number,
) => ({ status: "open" as const, ...menu, lines, lastActivityAt: now, expiresAt: now + keptMillis });
