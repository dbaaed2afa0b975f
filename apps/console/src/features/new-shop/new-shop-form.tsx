import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { useRouter } from "next/router";
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from "react";
import { formFields } from "@/shared/forms/state/form-fields";
import { wrongFields } from "@/shared/forms/focus/focus-wrong-field";
import { shopPath } from "@/shared/routes/routes";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { keepValues, keptValues } from "./kept-values.ts";
import { NewShopFields } from "./new-shop-fields.tsx";
import { newShopText } from "./new-shop-text.ts";
import { newShopErrors, type NewShopValues } from "./new-shop-values.ts";
import { useCreateShop } from "./use-create-shop.ts";

/** A few questions on one page, and then the steps up to the first sale. `shops`: those of the account. */
export function NewShopForm({ shops }: { readonly shops: readonly string[] }): ReactElement {
  const client = useModelClient();
  const { replace } = useRouter();
  const { create, pending, problem, created } = useCreateShop();
  const [values, setValues] = useState<NewShopValues>(keptValues);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** The account learns of it a moment after the answer. */
  const opened = shops.find((id) => id === created);

  useEffect(() => {
    if (opened === undefined) return;
    keepValues(null);
    void replace(shopPath("setup", opened));
  }, [opened, replace]);

  const change = (next: NewShopValues): void => {
    setValues(next);
    keepValues(next);
  };
  const errors = newShopErrors(values);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(errors).length === 0) void create(values);
    // The errors are drawn before the first of them can be looked for.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrongFields)?.focus());
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <NewShopFields fields={formFields(values, change, checked ? errors : {})} />
      <ProblemNotice title={newShopText.failed} problem={problem} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button type="submit" pending={pending || created !== null} pendingLabel={newShopText.pending}>
          {newShopText.submit}
        </Button>
        <Button look="outline" onClick={() => void client?.auth.signOut()}>
          {newShopText.signOut}
        </Button>
      </div>
    </form>
  );
}
