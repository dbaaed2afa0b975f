import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { TaxScheme } from "@lokalkorb/domain/shop/shop-settings";
import type { ThemeChoice } from "@lokalkorb/domain/shop/theme-choice";

/** Who sells, as the law wants every mail to say it (LEG-01, LEG-03). */
export interface Seller {
  readonly legalName: string;
  readonly representative?: string | undefined;
  readonly address: Address;
  readonly email: string;
  readonly phone: string;
  readonly vatId?: string | undefined;
  /** „Steuernummer“, for who has no VAT id. */
  readonly taxNumber?: string | undefined;
  readonly register?: string | undefined;
  readonly taxScheme: TaxScheme;
}

export interface MailShop {
  readonly restaurantId: string;
  readonly name: string;
  readonly country: Country;
  readonly timezone: string;
  readonly theme: ThemeChoice;
  readonly seller: Seller;
  readonly pickupHint: string;
  readonly thankYou: string;
  readonly emailFooter: string;
}
