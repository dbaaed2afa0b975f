import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { Button } from "@lokalkorb/ui/button";
import { Select } from "@lokalkorb/ui/select";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement, type SubmitEvent } from "react";
import type { Employee } from "./company-people.tsx";
import { centsOfEuros, eurosOf } from "./whole-euros.ts";
import { ownText as words } from "./own-text.ts";

interface EmployeeFormProps {
  /** Null: a new one. */
  readonly employee: Employee | null;
  readonly pending: boolean;
  readonly onSave: (employee: Employee) => void;
  readonly onCancel: () => void;
}

/** The address is what a person is known by, so it stays as it was added. */
export function EmployeeForm({ employee, pending, onSave, onCancel }: EmployeeFormProps): ReactElement {
  const [form, setForm] = useState({
    email: employee?.email ?? "",
    name: employee?.name ?? "",
    limit: eurosOf(employee?.monthlyLimitCents),
    above: eurosOf(employee?.approvalAboveCents),
    cost: employee?.costCenter ?? "",
  });
  const [role, setRole] = useState<Employee["role"]>(employee?.role ?? "buyer");
  const [wasChecked, setChecked] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const limit = centsOfEuros(form.limit);
  const above = centsOfEuros(form.above);
  const errors: Partial<Record<keyof typeof form, string>> = {
    ...(form.name.trim() === "" ? { name: words.nameMissing } : {}),
    ...(isMailAddress(form.email.trim()) ? {} : { email: words.emailWrong }),
    ...(above === "wrong" ? { above: words.limitWrong } : {}),
    ...(limit === "wrong" ? { limit: words.limitWrong } : {}),
  };
  const bind = (name: keyof typeof form, label: string, maxLength: number) => ({
    label,
    name,
    maxLength,
    value: form[name],
    error: wasChecked ? errors[name] : undefined,
    onChange: ({ target }: { readonly target: HTMLInputElement }): void => setForm({ ...form, [name]: target.value }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    const [wrong] = Object.keys(errors);
    if (wrong !== undefined || limit === "wrong" || above === "wrong") {
      element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    onSave({
      email: form.email.trim(),
      name: form.name.trim(),
      role,
      ...(limit === null ? {} : { monthlyLimitCents: limit }),
      ...(above === null ? {} : { approvalAboveCents: above }),
      ...(form.cost.trim() === "" ? {} : { costCenter: form.cost.trim() }),
    });
  };
  return (
    <form ref={element} className="grid gap-4 rounded-lg bg-sunken p-4" noValidate onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...bind("name", words.name, 120)} required />
        <TextField
          {...bind("email", words.email, 254)}
          type="email"
          inputMode="email"
          readOnly={employee !== null}
          required
        />
        <Select
          label={words.role}
          value={role}
          onChange={({ target }) => setRole(target.value === "admin" ? "admin" : "buyer")}
        >
          <option value="buyer">{words.roles.buyer}</option>
          <option value="admin">{words.roles.admin}</option>
        </Select>
        <TextField {...bind("cost", words.cost, 60)} note={words.optional} />
        <TextField
          {...bind("above", words.orderLimitField, 6)}
          hint={words.orderLimitHint}
          note={words.optional}
          inputMode="numeric"
        />
        <TextField
          {...bind("limit", words.monthlyLimit, 6)}
          hint={words.monthlyLimitHint}
          note={words.optional}
          inputMode="numeric"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={pending} pendingLabel={words.saving}>
          {words.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
        {employee === null && <span className="text-meta text-ink-2">{words.mailed}</span>}
      </div>
    </form>
  );
}
