import { ok, refuse, type Result } from "../../kernel/result.ts";
import type { Refused } from "../order/refusal.ts";
import type { BusinessCustomer, Employee } from "./business-customer.ts";

type Company = Pick<BusinessCustomer, "employees" | "employeeEmails">;

/** By the proved address of an account. */
export const employeeOf = ({ employees }: Pick<Company, "employees">, email: string | undefined): Employee | null =>
  employees.find((one) => one.email === email?.toLowerCase()) ?? null;

export type EmployeeChange =
  /** Adds, or changes the one with this address. */
  | { readonly kind: "set"; readonly employee: Omit<Employee, "uid"> }
  | { readonly kind: "remove"; readonly email: string };

export const mostEmployees = 100;

/** A company keeps at least one person who may change the others. */
export function changedEmployees(
  company: BusinessCustomer,
  change: EmployeeChange,
): Result<BusinessCustomer, Refused<"last-admin" | "employees-full">> {
  const email = (change.kind === "set" ? change.employee.email : change.email).toLowerCase();
  const others = company.employees.filter((one) => one.email !== email);
  const place = company.employees.findIndex((one) => one.email === email);
  const employees =
    change.kind === "remove"
      ? others
      : company.employees.toSpliced(place < 0 ? others.length : place, place < 0 ? 0 : 1, {
          ...change.employee,
          email,
        });
  if (employees.length > mostEmployees) return refuse({ type: "employees-full", max: mostEmployees });
  if (!employees.some(({ role }) => role === "admin")) return refuse({ type: "last-admin" });
  return ok({ ...company, employees, employeeEmails: employees.map((one) => one.email) });
}

/**
 * The company without a person whose account is erased, also where that was its last admin: its shop admits another one who asks. Null: it was
 * never supplied, and its asker is gone.
 */
export function withoutPerson(company: BusinessCustomer, email: string): BusinessCustomer | null {
  const employees = company.employees.filter((one) => one.email !== email.toLowerCase());
  const wasSupplied = company.status === "active" || company.status === "blocked" || company.openCents > 0;
  if (employees.length === 0 && !wasSupplied) return null;
  const { orders, invoices } = company.emails;
  return {
    ...company,
    employees,
    employeeEmails: employees.map((one) => one.email),
    emails: { orders: orders.toLowerCase() === email.toLowerCase() ? invoices : orders, invoices },
  };
}
