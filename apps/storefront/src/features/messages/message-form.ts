import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import {
  mayBeNameless,
  noticeReasons,
  type MessageKind,
  type NoticeReason,
} from "@lokalkorb/domain/shop/platform-message";
import { fieldsOf, isText } from "@/shared/environment/browser-storage";
import { formErrors } from "./message-text.ts";

export interface MessageForm {
  readonly page: string;
  readonly reason: NoticeReason | "";
  readonly text: string;
  readonly name: string;
  readonly email: string;
  readonly goodFaith: boolean;
}
export type MessageField = keyof MessageForm;
export type MessageErrors = Readonly<Partial<Record<MessageField, string>>>;

export const emptyMessage: MessageForm = { page: "", reason: "", text: "", name: "", email: "", goodFaith: false };
const leastText = 10;

/** In the order of the page, so that the first one is where to go. */
export function messageErrors(kind: MessageKind, form: MessageForm): MessageErrors {
  const { page, reason, text, name, email, goodFaith } = form;
  const isNotice = kind === "notice";
  const needsName = !isNotice || !mayBeNameless(reason);
  const wanted: readonly (readonly [MessageField, boolean, string])[] = [
    ["page", isNotice && page.trim() === "", formErrors.page],
    ["reason", isNotice && reason === "", formErrors.reason],
    ["text", text.trim().length < leastText, isNotice ? formErrors.notice : formErrors.question],
    ["name", needsName && name.trim() === "", formErrors.name],
    ["email", email.trim() === "" ? needsName : !isMailAddress(email.trim()), formErrors.email],
    ["goodFaith", isNotice && !goodFaith, formErrors.goodFaith],
  ];
  return Object.fromEntries(wanted.flatMap(([field, isWrong, words]) => (isWrong ? [[field, words]] : [])));
}

/** As the tab kept it; the tick is made anew. */
export function keptMessage(stored: unknown): MessageForm {
  const fields = fieldsOf(stored);
  const word = (name: string): string => (isText(fields[name]) ? fields[name] : "");
  return {
    ...emptyMessage,
    page: word("page"),
    reason: noticeReasons.find((reason) => reason === fields["reason"]) ?? "",
    text: word("text"),
    name: word("name"),
    email: word("email"),
  };
}

/** The page where the link was pressed; of another site nothing. */
export function pageBefore(referrer: string, { origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  return referrer.startsWith(`${origin}/`) && !referrer.startsWith(`${origin}${pathname}`) ? referrer : "";
}
