import type { Environment } from "@lokalkorb/configuration/refuse-local";
import type { PrivateFiles } from "../billing/private-files.ts";
import { readMailConfig } from "../notifications/delivery/mail-config.ts";
import type { MailPorts } from "../notifications/delivery/mail-ports.ts";
import { createSmtpMailer } from "../notifications/delivery/smtp-mailer.ts";
import { readPaymentConfig } from "../payments/provider/payment-config.ts";
import type { Payments } from "../payments/provider/payment-deps.ts";
import { createAlgoliaSearch } from "../search/algolia-search.ts";
import { readSearchConfig } from "../search/search-config.ts";
import type { SearchPort } from "../search/search-port.ts";

/** Services that not every function is configured for: each is made with its first use. */

/** One promise for all who ask; a bad day at the first use is none of the next. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    made.catch(() => (made = undefined));
    return made;
  };
}

export const paymentProviderOf = (env: Environment): (() => Promise<Payments | null>) =>
  lazily(async () => {
    const config = readPaymentConfig(env);
    if (config === null) return null;
    // The provider's library is large, and most functions never speak with the provider.
    const { createStripeProvider } = await import("../payments/provider/stripe/stripe-provider.ts");
    return { config, provider: createStripeProvider(config) };
  });

export const searchOf = (env: Environment): (() => Promise<SearchPort | null>) =>
  lazily(async () => {
    const config = readSearchConfig(env);
    if (config === null) return null;
    const search = await createAlgoliaSearch(config);
    await search.prepare();
    return search;
  });

export function mailPortsOf(env: Environment, files: PrivateFiles): () => MailPorts {
  let made: MailPorts | undefined;
  return () => {
    if (made !== undefined) return made;
    const config = readMailConfig(env);
    return (made = { config, mailer: createSmtpMailer(config), files });
  };
}
