/**
 * Day of the wording to which an account agrees, kept with its tick (legal NWS-01; health data: GDPR art. 9 (2) a). Another
 * wording of the sentence beside the tick is another day.
 */
export const consentWords = { basketReminder: "2026-11-27", eaters: "2026-11-27" } as const;
