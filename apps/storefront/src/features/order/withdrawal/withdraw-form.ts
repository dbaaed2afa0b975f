import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { withdrawErrors } from "./withdraw-text.ts";

export interface WithdrawForm {
  readonly name: string;
  readonly orderNo: string;
  readonly email: string;
  readonly goods: string;
}
export type WithdrawErrors = Readonly<Partial<Record<keyof WithdrawForm | "lines", string>>>;

export const emptyForm: WithdrawForm = { name: "", orderNo: "", email: "", goods: "" };

/** In the order of the page. `pieces` is of a known order; null: in words. */
export function withdrawErrorsOf(form: WithdrawForm, pieces: number | null): WithdrawErrors {
  const wanted = [
    ["lines", pieces === 0, withdrawErrors.lines],
    ["name", form.name.trim() === "", withdrawErrors.name],
    ["orderNo", form.orderNo.trim() === "", withdrawErrors.orderNo],
    ["email", !isMailAddress(form.email.trim()), withdrawErrors.email],
  ] as const;
  return Object.fromEntries(wanted.flatMap(([field, isWrong, words]) => (isWrong ? [[field, words]] : [])));
}

/** As the tab kept it. */
export function formOfTab(stored: unknown): WithdrawForm {
  const fields = fieldsOf(stored);
  const word = (name: string): string => (isText(fields[name]) ? fields[name] : "");
  return { name: word("name"), orderNo: word("orderNo"), email: word("email"), goods: word("goods") };
}
