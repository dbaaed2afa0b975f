import type { Stripe } from "stripe";
import type { AccountState, PaymentProvider, ProviderAccount } from "../payment-provider.ts";
import { answerOf } from "./stripe-answer.ts";

type Accounts = Pick<PaymentProvider, "createAccount" | "accountLink" | "retrieveAccount">;

const parts: Stripe.V2.Core.AccountRetrieveParams.Include[] = ["configuration.merchant", "requirements"];
const wanted = { requested: true } as const;

/** The shops' accounts: each shop is the seller, owes the provider's fees and answers to the provider. */
export const stripeAccounts = (stripe: Stripe): Accounts => ({
  createAccount: ({ restaurantId, name, email, country, statement }, key) =>
    answerOf(async () => {
      const account = await stripe.v2.core.accounts.create(
        {
          contact_email: email,
          display_name: name,
          dashboard: "full",
          identity: { country: country.toLowerCase() as "at" },
          configuration: {
            merchant: {
              capabilities: {
                card_payments: wanted,
                eps_payments: wanted,
                klarna_payments: wanted,
                link_payments: wanted,
              },
              ...(statement === null ? {} : { statement_descriptor: { descriptor: statement } }),
            },
          },
          defaults: { responsibilities: { fees_collector: "stripe", losses_collector: "stripe" } },
          metadata: { restaurantId },
          include: parts,
        },
        { idempotencyKey: key },
      );
      return accountOf(account);
    }),
  accountLink: (accountId, { returnUrl, refreshUrl }) =>
    answerOf(async () => {
      const link = await stripe.v2.core.accountLinks.create({
        account: accountId,
        use_case: {
          type: "account_onboarding",
          account_onboarding: { return_url: returnUrl, refresh_url: refreshUrl },
        },
      });
      return { url: link.url };
    }),
  retrieveAccount: (accountId) =>
    answerOf(async () => accountOf(await stripe.v2.core.accounts.retrieve(accountId, { include: parts }))),
});

function accountOf(account: Stripe.V2.Core.Account): ProviderAccount {
  const status = account.configuration?.merchant?.capabilities?.card_payments?.status;
  const due = (account.requirements?.entries ?? []).filter(
    ({ awaiting_action_from }) => awaiting_action_from === "user",
  );
  const restaurantId = account.metadata?.["restaurantId"];
  return {
    accountId: account.id,
    ...(restaurantId === undefined ? {} : { restaurantId }),
    state: account.closed === true ? "rejected" : stateOf(status, due.length),
    requirementsDue: due.map(({ description }) => description),
  };
}

function stateOf(status: string | undefined, due: number): AccountState {
  if (status === "active" || status === "pending") return status;
  if (status === "unsupported") return "rejected";
  return due > 0 ? "open" : "restricted";
}
