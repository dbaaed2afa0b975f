import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { savedAddress } from "@lokalkorb/domain/access/saved-addresses";
import { allergenCodes } from "@lokalkorb/domain/catalog/goods/allergen";
import { diets } from "@lokalkorb/domain/catalog/goods/diet";
import { paths } from "../../paths.ts";

/** Readable for the user alone. `stripeCustomerId` and `paymentMethods` are written by functions. */
export const privateUserDocument = defineDocument(paths.privateUser, {
  email: f.optional(f.text()),
  phone: f.optional(f.text()),
  phoneVerified: f.optional(f.flag()),
  addresses: f.optional(f.list(savedAddress)),
  defaultAddressId: f.optional(f.text()),
  birthDate: f.optional(f.localDate()),
  stripeCustomerId: f.optional(f.text()),
  paymentMethods: f.optional(f.list(f.object({ id: f.text(), brand: f.text(), last4: f.text(), exp: f.text() }))),
  /** The card that a checkout names first. */
  defaultCardId: f.optional(f.text()),
  consents: f.optional(
    f.object({
      analytics: f.oneOf(["granted", "denied"]),
      marketing: f.oneOf(["granted", "denied"]),
      terms: f.text(),
      at: f.instant(),
    }),
  ),
  /** Mails of order states that the account wants; absent = all. */
  notify: f.optional(f.object({ ready: f.flag(), outForDelivery: f.flag(), shipped: f.flag() })),
  /** Consent to one mail about a basket that is left; `token` ends it without signing in. Absent = never asked for. */
  basketReminder: f.optional(f.object({ wanted: f.flag(), at: f.instant(), words: f.text(), token: f.text() })),
  /** „Für wen kochst du?“, health data, kept on request alone; taken away with the tick. */
  eaters: f.optional(
    f.object({
      allergens: f.list(f.oneOf(allergenCodes)),
      diets: f.list(f.oneOf(diets)),
      agreedAt: f.instant(),
      words: f.text(),
    }),
  ),
  /** By their keys (access/favourites of the domain); an account holds up to 100. */
  favourites: f.optional(f.mapOf(f.object({ name: f.text(), at: f.instant() }))),
  pushTokens: f.optional(f.list(f.text())),
  deletionRequestedAt: f.optional(f.instant()),
});
