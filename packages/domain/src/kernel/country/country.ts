/** Countries we serve. What differs between them stands in the jurisdiction table and nowhere else. */
export const countries = ["DE", "AT"] as const;
export type Country = (typeof countries)[number];
