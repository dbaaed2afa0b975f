import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { countryOfZip } from "@lokalkorb/domain/access/saved-addresses";
import { euVatIdProblem } from "@lokalkorb/domain/kernel/country/eu-vat-id";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { requestBusinessAccount } from "@lokalkorb/contracts/businesses";
import { requestText as words } from "./request-text.ts";

/** The wish as it is typed. */
export interface RequestForm {
  readonly company: string;
  readonly vatId: string;
  readonly name: string;
  readonly zip: string;
  readonly city: string;
  readonly street: string;
  readonly houseNo: string;
  readonly invoiceEmail: string;
  readonly eInvoice: InputOf<typeof requestBusinessAccount>["eInvoice"];
  readonly leitwegId: string;
  readonly message: string;
}

export const emptyRequest: RequestForm = {
  company: "",
  vatId: "",
  name: "",
  zip: "",
  city: "",
  street: "",
  houseNo: "",
  invoiceEmail: "",
  eInvoice: "pdf",
  leitwegId: "",
  message: "",
};

export type RequestErrors = Readonly<Partial<Record<keyof RequestForm, string>>>;

/** One sentence for each field that is not right, in the order of the page. A company without a VAT id leaves it out. */
export function requestErrors(form: RequestForm): RequestErrors {
  const missing = (name: keyof RequestForm, text: string) => (form[name].trim() === "" ? { [name]: text } : {});
  const problem = form.vatId.trim() === "" ? null : euVatIdProblem(form.vatId);
  return {
    ...missing("company", words.companyMissing),
    ...(problem === null ? {} : { vatId: problem === "form" ? words.vatIdForm : words.vatIdDigit }),
    ...(countryOfZip(form.zip) === null ? { zip: words.zipWrong } : {}),
    ...missing("city", words.cityMissing),
    ...missing("street", words.streetMissing),
    ...missing("houseNo", words.houseNoMissing),
    ...(isMailAddress(form.invoiceEmail.trim()) ? {} : { invoiceEmail: words.emailWrong }),
    ...(form.eInvoice === "xrechnung" ? missing("leitwegId", words.leitwegMissing) : {}),
    ...missing("name", words.nameMissing),
  };
}

/** For a form without errors. */
export function wishOf(
  form: RequestForm,
  restaurantId: string,
): Omit<InputOf<typeof requestBusinessAccount>, "requestId"> {
  const { zip, city, street, houseNo, company, name, invoiceEmail, eInvoice, vatId, leitwegId, message } = form;
  const country = countryOfZip(zip) ?? "DE";
  return {
    restaurantId,
    company: company.trim(),
    name: name.trim(),
    ...(vatId.trim() === "" ? {} : { vatId: vatId.trim() }),
    address: { zip, city: city.trim(), street: street.trim(), houseNo: houseNo.trim(), country },
    invoiceEmail: invoiceEmail.trim(),
    eInvoice,
    ...(eInvoice === "xrechnung" ? { leitwegId: leitwegId.trim() } : {}),
    ...(message.trim() === "" ? {} : { message: message.trim() }),
  };
}
