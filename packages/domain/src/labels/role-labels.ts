import type { Role } from "../access/role.ts";

export const roleLabels: Readonly<Record<Role, string>> = {
  owner: "Inhaberin oder Inhaber",
  manager: "Leitung",
  staff: "Verkauf",
  kitchen: "Küche",
  accountant: "Buchhaltung",
};
