import type { Id } from "@lokalkorb/domain/kernel/branded";
import { checkCode } from "@lokalkorb/contracts/orders";
import type { DiscountTerms } from "@lokalkorb/domain/menu/discount-terms";
import type { Failure } from "@lokalkorb/model/document/failure";
import { useCallback, useEffect, useRef, useState } from "react";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import { loadLive } from "@/shared/live/load-live";
import type { KnownCode } from "../state/checkout-form.ts";
import { changeForm, persistedForm } from "../state/persisted-form.ts";

export interface Codes {
  readonly checking: boolean;
  /** Why the code that was typed last is none. */
  readonly refusal: PlaceRefusal | null;
  readonly failure: Failure | null;
  /** Answers whether the shop accepts it. */
  add(typed: string): Promise<boolean>;
  remove(code: string): void;
}

type Shop = { readonly restaurantId: Id<"shop">; readonly storefrontId: Id<"storefront"> };
type Checked = { readonly known: KnownCode } | { readonly refusal: PlaceRefusal } | { readonly failure: Failure };

export function useCodes({ restaurantId, storefrontId }: Shop): Codes {
  const [state, setState] = useState<Pick<Codes, "checking" | "refusal" | "failure">>(nothing);
  const rechecked = useRef(false);

  // A code that was accepted an hour ago may be used up by now, and a gift card may have paid elsewhere.
  useEffect(() => {
    if (rechecked.current) return;
    rechecked.current = true;
    for (const { code } of persistedForm(restaurantId).codes) {
      void ask({ restaurantId, storefrontId }, code).then((answer) => {
        const { codes } = persistedForm(restaurantId);
        if ("known" in answer)
          changeForm(restaurantId, { codes: codes.map((one) => (one.code === code ? answer.known : one)) });
        else if ("refusal" in answer) {
          changeForm(restaurantId, { codes: codes.filter((one) => one.code !== code) });
          setState({ ...nothing, refusal: answer.refusal });
        }
        return undefined;
      });
    }
  }, [restaurantId, storefrontId]);

  const add = useCallback(
    async (typed: string): Promise<boolean> => {
      const code = typed.trim().toUpperCase();
      if (!/^[A-Z0-9][A-Z0-9_-]{2,39}$/.test(code)) {
        setState({ ...nothing, refusal: { type: "code-invalid", code } });
        return false;
      }
      setState({ ...nothing, checking: true });
      const answer = await ask({ restaurantId, storefrontId }, code);
      if ("known" in answer) {
        const others = persistedForm(restaurantId).codes.filter((one) => one.code !== code);
        changeForm(restaurantId, { codes: [...others, answer.known] });
        setState(nothing);
        return true;
      }
      setState({ ...nothing, ...answer });
      return false;
    },
    [restaurantId, storefrontId],
  );
  const remove = useCallback(
    (code: string): void => {
      changeForm(restaurantId, { codes: persistedForm(restaurantId).codes.filter((one) => one.code !== code) });
      setState(nothing);
    },
    [restaurantId],
  );
  return { ...state, add, remove };
}

const nothing = { checking: false, refusal: null, failure: null } as const;

async function ask({ restaurantId, storefrontId }: Shop, code: string): Promise<Checked> {
  try {
    const client = await loadLive();
    const identity = await client.auth.ensureIdentity();
    if (!identity.ok) return { failure: identity.failure ?? { type: "unexpected", cause: identity.refusal } };
    const answer = await client.call(checkCode, { restaurantId, storefrontId, code });
    if (!answer.ok) return answer.refusal ? { refusal: answer.refusal } : { failure: answer.failure };
    const { value } = answer;
    return value.kind === "giftCard"
      ? { known: { kind: "giftCard", code, giftCard: value.giftCard } }
      : // The terms are the calculation's own, which the wire cannot spell out.
        { known: { kind: "discount", code, terms: value.terms as unknown as DiscountTerms } };
  } catch (cause) {
    return { failure: { type: navigator.onLine ? "unavailable" : "offline", cause } };
  }
}
