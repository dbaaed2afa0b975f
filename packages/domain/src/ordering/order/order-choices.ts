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

/** Why staff cancel what they had accepted; the commonest first. */
export const cancelReasons = [
  "customerAsked",
  "goodsMissing",
  "goodsSpoilt",
  "notCollected",
  "orderedTwice",
  "breakdown",
  "addressUnknown",
  "other",
] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why an order ends without a handover. */
export type EndReason = RejectReason | CancelReason;
export const endReasons: readonly EndReason[] = [...new Set<EndReason>([...rejectReasons, ...cancelReasons])];

export const isRejectReason = (reason: EndReason): reason is RejectReason =>
  (rejectReasons as readonly EndReason[]).includes(reason);
