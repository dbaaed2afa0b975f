import { openDisputes as contract } from "@lokalkorb/contracts/payments";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocuments, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { stripePaymentDocument } from "@lokalkorb/model/documents/stripe-payments";
import { staffMay } from "../../access/staff.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { paymentSecrets } from "../../platform/secrets.ts";
import type { PaymentConfig } from "../provider/payment-config.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";

const mostShown = 50;

/** From what the provider has said, so that it is there even when the order could not be told. */
const command: Command<typeof contract, PaymentDeps> = async ({ restaurantId }, caller, deps) => {
  if (!(await staffMay(deps.db, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
  const at = await deps.paymentProvider();
  if (at === null) return ok({ disputes: [] });
  const open = matching({ restaurantId, openDispute: true });
  const records = await readQuery(deps.db, queryOf(stripePaymentDocument, {}, { where: open, limit: mostShown }));
  const addresses = records.map(({ id: orderId }) => ({ restaurantId, orderId }));
  const orders = await readDocuments(deps.db, orderDocument, addresses);
  const disputes = records.flatMap(({ id: orderId, state }, index) =>
    Object.entries(state.disputes).flatMap(([disputeId, { cents, answerBy, state: stage }]) =>
      stage === "open"
        ? [
            {
              orderId,
              no: orders[index]?.no ?? "",
              cents,
              url: disputeUrl(at.config, disputeId),
              ...(answerBy === undefined ? {} : { answerBy }),
            },
          ]
        : [],
    ),
  );
  return ok({ disputes: disputes.toSorted((a, b) => (a.answerBy ?? Infinity) - (b.answerBy ?? Infinity)) });
};

/** The shop has the provider's full dashboard; where nothing is real, the page of the stand-in. */
const disputeUrl = ({ api }: PaymentConfig, disputeId: string): string =>
  api === null
    ? `https://dashboard.stripe.com/disputes/${disputeId}`
    : `${api.protocol}://${api.host}:${api.port}/?tab=zahlungen`;

export const openDisputes = defineCallable(contract, command, { secrets: paymentSecrets });
