/** Roles in one restaurant: `restaurants/{r}/data/account.roles`, uid to role. */
export const roles = ["owner", "manager", "staff", "kitchen", "accountant"] as const;
export type Role = (typeof roles)[number];

/** In a shop's console: a role in it, or staff of the platform that looks and changes nothing. */
export type Standing = Role | "support";
