/** A month of a busy shop is a tenth of it. */
export const mostFileBytes = 5_000_000;
/** The same in base64, and what a call has around it. */
export const mostFileLetters = 6_700_000;
/** So many entries are booked by one call: each may settle a hundred orders. */
export const mostBookedEntries = 10;
