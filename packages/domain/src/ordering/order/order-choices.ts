export const ageCheckResults = ["passed", "refused"] as const;

export const capturePoints = ["onPlace", "onAccept", "onComplete"] as const;
export type CapturePoint = (typeof capturePoints)[number];

export const rejectReasons = [
  "tooBusy",
  "soldOut",
  "closingEarly",
  "outOfArea",
  "addressUnknown",
  "timeUnavailable",
  "suspicious",
  "other",
] as const;
export type RejectReason = (typeof rejectReasons)[number];
