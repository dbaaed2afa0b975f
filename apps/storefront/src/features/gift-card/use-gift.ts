import { buyGiftCard } from "@lokalkorb/contracts/gift-sales";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { GiftOffer } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { shownLegalTexts } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useState } from "react";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { fieldsOf, isText, readStored, writeStored } from "@/shared/environment/browser-storage";
import { useMounted } from "@/shared/hydration/use-mounted";
import { useNow } from "@/shared/hydration/use-now";
import { loadLive } from "@/shared/live/load-live";
import { useSending, type SentRequest } from "@/shared/live/use-sending";
import { giftPath } from "@/shared/routes/paths";
import { emptyGift, giftErrorsOf, giftOfTab, valueOf, type GiftErrors, type GiftForm } from "./gift-form.ts";
import { buyRefusals } from "./gift-text.ts";

export interface GiftState {
  readonly form: GiftForm;
  /** Today on the clock of the shop. */
  readonly today: string;
  /** Null: not chosen yet, or none that is sold. */
  readonly cents: Cents | null;
  readonly errors: GiftErrors;
  readonly pending: boolean;
  readonly problem: string | null;
  readonly set: (change: Partial<GiftForm>) => void;
  /** The first field with an error, where there is one. */
  readonly buy: () => string | null;
}

const keyOf = (restaurantId: Id<"shop">): string => `lokalkorb:gift:${restaurantId}`;

/** Typed words stay for another try, the request of before is over. Bought: nothing stays. */
export function endGift(restaurantId: Id<"shop">, isBought: boolean): void {
  const kept = giftOfTab(readStored("sessionStorage", keyOf(restaurantId)));
  writeStored("sessionStorage", keyOf(restaurantId), isBought ? null : kept);
}

/** The form lives as long as the tab. A press without answer, and one after a way back, is the same request. */
export function useGift(
  { menu, legalTexts, renderedAt }: Pick<ShopPage, "menu" | "legalTexts" | "renderedAt">,
  offer: GiftOffer,
): GiftState {
  const { restaurantId, shop } = menu;
  const { timezone, slug } = shop;
  const now = useNow(renderedAt, 60_000);
  const [typed, setTyped] = useState<Partial<GiftForm>>({});
  const [wasChecked, setChecked] = useState(false);
  const [again, setAgain] = useState(0);
  const isMounted = useMounted();
  // After the first picture, which is the server's.
  const kept = isMounted ? giftOfTab(readStored("sessionStorage", keyOf(restaurantId))) : emptyGift;
  const form = { ...kept, ...typed };
  const today = instantToLocal(now, timezone).date;
  const cents = valueOf(form, offer);
  const errors = giftErrorsOf(form, offer, { timezone, now });
  const { pending, problem, send } = useSending(buyRefusals, {
    read: () => requestOfTab(readStored("sessionStorage", keyOf(restaurantId))),
    write: (request) => writeStored("sessionStorage", keyOf(restaurantId), { ...form, request }),
  });
  const buyFor = async (value: Cents): Promise<void> => {
    const body = {
      restaurantId,
      cents: value,
      design: form.design,
      to: form.to.trim(),
      from: form.from.trim(),
      message: form.message.trim(),
      buyerEmail: form.buyerEmail.trim(),
      texts: [...shownLegalTexts(legalTexts)],
      delivery:
        form.kind === "print"
          ? { kind: "print" as const }
          : { kind: "mail" as const, email: form.email.trim(), date: form.date === "" ? today : form.date },
    };
    const answer = await send({ ...body, again }, async (requestId) => {
      const told = await sendGift(await loadLive(), { requestId, ...body });
      // A sale that is over belongs to its request for good: the next press is another one.
      if (!told.ok && told.refusal?.type === "not-found") setAgain((count) => count + 1);
      return told;
    });
    if (answer !== null) location.assign(answer.value.url ?? giftPath(slug, answer.value.saleId));
  };
  return {
    form,
    today,
    cents,
    errors: wasChecked ? errors : {},
    pending,
    problem,
    set: (change) => {
      const next = { ...form, ...change };
      setTyped(next);
      const request = fieldsOf(readStored("sessionStorage", keyOf(restaurantId)))["request"];
      writeStored("sessionStorage", keyOf(restaurantId), { ...next, request });
    },
    buy: () => {
      setChecked(true);
      const [first] = Object.keys(errors);
      if (first !== undefined || cents === null) return first ?? "value";
      if (!pending) void buyFor(cents);
      return null;
    },
  };
}

/** Signs a guest in where there is no account, who alone may see afterwards what became of it. */
async function sendGift(client: ModelClient, body: InputOf<typeof buyGiftCard>) {
  const identity = await client.auth.ensureIdentity();
  if (!identity.ok) return { ok: false, failure: identity.failure ?? { type: "unexpected", cause: null } } as const;
  return client.call(buyGiftCard, body);
}

function requestOfTab(stored: unknown): SentRequest | null {
  const { id, body } = fieldsOf(fieldsOf(stored)["request"]);
  return isText(id) && isText(body) ? { id, body } : null;
}
