import { closure } from "@lokalkorb/domain/shop/shop-fields";
import { documentForm, type FormValues } from "@/shared/forms/state/document-form";

const form = documentForm(closure.fields, ["from", "to", "reason", "mode", "methods"]);

/** Days on which the shop, or one way to receive goods, is closed. */
export type ClosureValues = FormValues<typeof form>;

export const closureForm: typeof form = {
  ...form,
  check: (values, checks, where) => {
    form.check(values, checks, where);
    if (values.to < values.from) checks.note(`${where?.at ?? ""}to`, "ends-before");
  },
};

export const newClosure = form.values({ mode: "closed" });
