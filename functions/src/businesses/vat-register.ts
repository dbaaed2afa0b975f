import type { VatCheck } from "@lokalkorb/domain/ordering/businesses/business-customer";
import type { Deps } from "../platform/deps.ts";

/**
 * The European register of VAT ids. `unavailable` is an answer like the others: a member state is often away, and nothing
 * waits for it. The own id of the shop, where it has one, makes the answer a proof with a number.
 */
export type VatRegister = (vatId: string, requester?: string) => Promise<Omit<VatCheck, "at" | "vatId">>;

export interface VatDeps extends Deps {
  readonly vatRegister: VatRegister;
}
