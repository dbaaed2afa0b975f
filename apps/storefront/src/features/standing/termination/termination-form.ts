import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { TerminationKind } from "@lokalkorb/domain/ordering/standing/standing-choices";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { terminationErrors } from "./termination-text.ts";

export interface TerminationForm {
  readonly kind: TerminationKind;
  readonly name: string;
  readonly email: string;
  readonly shop: string;
  readonly contract: string;
  readonly reason: string;
  readonly isLater: boolean;
  readonly on: string;
}
export type TerminationErrors = Readonly<Partial<Record<keyof typeof terminationErrors, string>>>;

export const emptyTermination: TerminationForm = {
  kind: "ordinary",
  name: "",
  email: "",
  shop: "",
  contract: "",
  reason: "",
  isLater: false,
  on: "",
};

/** In the order of the page. */
export function terminationErrorsOf(form: TerminationForm, today: LocalDate): TerminationErrors {
  const wrong: readonly (readonly [keyof typeof terminationErrors, boolean])[] = [
    ["reason", form.kind === "extraordinary" && form.reason.trim() === ""],
    ["name", form.name.trim() === ""],
    ["email", !isMailAddress(form.email.trim())],
    ["shop", form.shop.trim() === ""],
    ["on", form.isLater && !(isLocalDate(form.on) && form.on > today)],
  ];
  return Object.fromEntries(wrong.flatMap(([field, isWrong]) => (isWrong ? [[field, terminationErrors[field]]] : [])));
}

/** As the tab kept it over a reload. */
export function terminationOfTab(stored: unknown): TerminationForm {
  const { kind, isLater, ...texts } = fieldsOf(stored);
  const text = (value: unknown): string => (isText(value) ? value : "");
  return {
    kind: kind === "extraordinary" ? kind : "ordinary",
    isLater: isLater === true,
    name: text(texts["name"]),
    email: text(texts["email"]),
    shop: text(texts["shop"]),
    contract: text(texts["contract"]),
    reason: text(texts["reason"]),
    on: text(texts["on"]),
  };
}

/** The notice as it is sent, without the id of the request. */
export function noticeOf(form: TerminationForm, planId: string | null) {
  const { kind, isLater, on } = form;
  const [contract, reason] = [form.contract.trim(), form.reason.trim()];
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    shop: form.shop.trim(),
    kind,
    ...(contract === "" ? {} : { contract }),
    ...(kind === "extraordinary" && reason !== "" ? { reason } : {}),
    ...(isLater ? { on } : {}),
    ...(planId === null ? {} : { planId }),
  };
}
