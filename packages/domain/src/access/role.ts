/** Roles in one restaurant: `restaurants/{r}/data/account.roles`, uid to role. */
export const roles = ["owner", "manager", "staff", "kitchen", "accountant"] as const;
export type Role = (typeof roles)[number];
