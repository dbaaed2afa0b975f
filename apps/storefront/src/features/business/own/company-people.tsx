import { changeEmployees } from "@lokalkorb/contracts/businesses";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import type { OwnBusiness } from "@/entities/business/use-own-businesses";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import type { CompanyProps } from "./company-card.tsx";
import { EmployeeForm } from "./employee-form.tsx";
import { employeeRefusals, ownText as words } from "./own-text.ts";

export type Employee = NonNullable<OwnBusiness["employees"]>[number];
type Change = InputOf<typeof changeEmployees>["change"];

interface CompanyPeopleProps extends CompanyProps {
  readonly employees: readonly Employee[];
}

/** Who orders for the company: its admins add, change and remove them by their address. */
export function CompanyPeople({ business, employees, onChanged }: CompanyPeopleProps): ReactElement {
  const { restaurantId, customerId } = business;
  const [edited, setEdited] = useState<Employee | "new" | null>(null);
  const { pending, problem, send } = useSending(employeeRefusals);
  const change = async (wanted: Change): Promise<void> => {
    const content = { restaurantId, customerId, change: wanted };
    const done = await send(content, async (requestId) =>
      (await loadLive()).call(changeEmployees, { ...content, requestId }),
    );
    if (done === null) return;
    setEdited(null);
    onChanged();
  };
  return (
    <section className="grid gap-3" aria-label={words.people}>
      <h3 className="text-h3">{words.people}</h3>
      <p className="text-meta text-ink-2">{words.peopleLead}</p>
      <ul className="divide-y divide-line">
        {employees.map((employee) => (
          <li key={employee.email} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-56">
              <b className="block wrap-anywhere">{employee.name}</b>
              <p className="text-meta text-ink-2 wrap-anywhere">{saidOf(employee)}</p>
            </div>
            <div className="flex gap-2">
              <Button
                size="small"
                look="outline"
                aria-label={words.changeOf(employee.name)}
                onClick={() => setEdited(employee)}
              >
                {words.change}
              </Button>
              <Button
                size="small"
                look="quiet"
                disabled={pending}
                aria-label={words.removeOf(employee.name)}
                onClick={() => void change({ kind: "remove", email: employee.email })}
              >
                {words.remove}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {problem !== null && (
        <Notice tone="danger" announce>
          {problem}
        </Notice>
      )}
      {edited === null ? (
        <Button look="outline" className="justify-self-start" onClick={() => setEdited("new")}>
          {words.add}
        </Button>
      ) : (
        <EmployeeForm
          key={edited === "new" ? "new" : edited.email}
          employee={edited === "new" ? null : edited}
          pending={pending}
          onSave={(employee) => void change({ kind: "set", employee })}
          onCancel={() => setEdited(null)}
        />
      )}
    </section>
  );
}

const saidOf = ({ email, role, monthlyLimitCents, approvalAboveCents, costCenter }: Employee): string =>
  [
    email,
    words.roles[role],
    ...(approvalAboveCents === undefined ? [] : [words.orderLimit(formatMoney(approvalAboveCents))]),
    ...(monthlyLimitCents === undefined ? [] : [words.limit(formatMoney(monthlyLimitCents))]),
    ...(costCenter === undefined ? [] : [words.costCenter(costCenter)]),
  ].join(" · ");
