import * as z from "@lokalkorb/contracts/schema";
import { euVatIdProblem } from "@lokalkorb/domain/kernel/country/eu-vat-id";
import { plainVatId } from "@lokalkorb/domain/kernel/country/vat-id";
import type { VatRegister } from "./vat-register.ts";

const production = "https://ec.europa.eu/taxation_customs/vies/rest-api";
const patience = 6_000;

const answerSchema = z.object({
  valid: z.exactOptional(z.boolean()),
  requestIdentifier: z.exactOptional(z.nullable(z.string())),
  name: z.exactOptional(z.nullable(z.string())),
  address: z.exactOptional(z.nullable(z.string())),
});

/** VIES by its REST interface (`check-vat-number`). What it does not say clearly is "not available": it never stops an order. */
export function viesRegisterOf(env: Readonly<Record<string, string | undefined>>): VatRegister {
  const base = env["VIES_API_BASE"] || production;
  return async (vatId, requester = "") => {
    const id = plainVatId(vatId);
    const own = euVatIdProblem(requester) === null ? plainVatId(requester) : "";
    try {
      const response = await fetch(`${base}/check-vat-number`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          countryCode: id.slice(0, 2),
          vatNumber: id.slice(2),
          ...(own === "" ? {} : { requesterMemberStateCode: own.slice(0, 2), requesterNumber: own.slice(2) }),
        }),
        signal: AbortSignal.timeout(patience),
      });
      if (!response.ok) return { state: "unavailable" };
      const { valid, requestIdentifier, name, address } = z.parse(answerSchema, await response.json());
      if (valid === undefined) return { state: "unavailable" };
      const known = { consultation: requestIdentifier, name, address };
      // "---" stands for what a country keeps to itself.
      const said = Object.entries(known).filter(([, value]) => value && value !== "---");
      return { state: valid ? "valid" : "invalid", ...(Object.fromEntries(said) as Record<string, string>) };
    } catch {
      return { state: "unavailable" };
    }
  };
}
