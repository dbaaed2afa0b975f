/** So many publications of a storefront can be looked at and brought back; their photos stay. */
export const versionsInReach = 8;
