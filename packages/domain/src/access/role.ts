/** Roles in one restaurant (decision 5 of the product): `restaurants/{r}/data/account.roles`, uid to role. */
export const roles = ["owner", "manager", "staff", "kitchen", "accountant"] as const;
export type Role = (typeof roles)[number];
