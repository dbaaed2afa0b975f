import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { addDays, isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import {
  centsField,
  countField,
  percentField,
  readCents,
  readCount,
  readPercent,
} from "@/shared/forms/state/read-amount";
import { windowValues, windowsOf, type WindowValues } from "@/shared/forms/state/window-values";

type Fields = FieldsOf<typeof discountCodeDocument>;

export const draftKinds = ["percent", "fixed", "freeDelivery", "freeItem", "bundlePrice"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** The form as it is typed; nothing is lost while something in it is wrong. */
export interface DiscountDraft {
  readonly code: string;
  readonly name: string;
  readonly kind: DraftKind;
  readonly percent: string;
  readonly amount: string;
  readonly maxDiscount: string;
  readonly itemId: string;
  readonly qty: string;
  readonly minSubtotal: string;
  readonly validFrom: string;
  /** The last day on which it holds. */
  readonly validTo: string;
  readonly maxUses: string;
  readonly maxUsesPerCustomer: string;
  /** Times of ordering; none: always. */
  readonly windows: readonly WindowValues[];
  readonly includeCategories: readonly string[];
  readonly includeItems: readonly string[];
  readonly excludeItems: readonly string[];
  readonly paymentMethods: readonly string[];
  /** The people it is for, however they were typed below or beside each other. */
  readonly emails: string;
  readonly distribution: readonly FulfilmentType[];
  readonly firstOrderOnly: boolean;
  readonly oncePerCustomer: boolean;
  readonly excludeDiscounted: boolean;
  readonly discountsDelivery: boolean;
  readonly autoApply: boolean;
  readonly stackable: boolean;
  readonly enabled: boolean;
}

export type DraftField = "code" | "name" | "percent" | "amount" | "maxDiscount" | "itemId" | "qty" | "minSubtotal" | "validFrom" | "validTo" | "maxUses" | "maxUsesPerCustomer" | "emails"; // prettier-ignore
export type DraftProblem =
  | "missing"
  | "code-shape"
  | "code-taken"
  | "not-money"
  | "not-percent"
  | "not-count"
  | "not-date"
  | "not-email"
  | "ends-before";
export type DraftErrors = Partial<Record<DraftField, DraftProblem>>;

export const newDraft: DiscountDraft = {
  code: "",
  name: "",
  kind: "percent",
  percent: "10",
  amount: "",
  maxDiscount: "",
  itemId: "",
  qty: "1",
  minSubtotal: "",
  validFrom: "",
  validTo: "",
  maxUses: "",
  maxUsesPerCustomer: "",
  windows: [],
  includeCategories: [],
  includeItems: [],
  excludeItems: [],
  paymentMethods: [],
  emails: "",
  distribution: [],
  firstOrderOnly: false,
  oncePerCustomer: true,
  excludeDiscounted: false,
  discountsDelivery: false,
  autoApply: false,
  stackable: false,
  enabled: true,
};

/** The code of a campaign is not typed, so a new one gets a generated code; a code that is out keeps its name. */
export function switchCampaign(draft: DiscountDraft, autoApply: boolean, isNew: boolean): DiscountDraft {
  const { code } = draft;
  if (!isNew) return { ...draft, autoApply };
  if (!autoApply) return { ...draft, autoApply, code: code.startsWith(madeUp) ? "" : code };
  const fresh = `${madeUp}${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  return { ...draft, autoApply, code: code.trim() === "" ? fresh : code };
}

const madeUp = "AKTION-";

const day = (at: Instant | undefined, timezone: string): string =>
  at === undefined ? "" : instantToLocal(at, timezone).date;

/** Gift cards are money and have no form: null. */
export function draftOf(code: Fields, timezone: string): DiscountDraft | null {
  if (code.kind === "giftCard") return null;
  return {
    code: code.code,
    name: code.name,
    kind: code.kind,
    percent: percentField(code.percentBp),
    amount: centsField(code.amountCents),
    maxDiscount: centsField(code.maxDiscountCents),
    itemId: code.itemId ?? "",
    qty: countField(code.qty ?? 1),
    minSubtotal: centsField(code.minSubtotalCents),
    validFrom: day(code.validFrom, timezone),
    validTo: code.validTo === undefined ? "" : day(code.validTo - 1, timezone),
    maxUses: countField(code.maxUses),
    maxUsesPerCustomer: countField(code.maxUsesPerCustomer),
    windows: windowValues(code.windows ?? []),
    includeCategories: code.includeCategories ?? [],
    includeItems: code.includeItems ?? [],
    excludeItems: code.excludeItems ?? [],
    paymentMethods: code.paymentMethods ?? [],
    emails: (code.emails ?? []).join("\n"),
    distribution: code.distribution ?? [],
    firstOrderOnly: code.firstOrderOnly,
    oncePerCustomer: code.oncePerCustomer,
    excludeDiscounted: code.excludeDiscounted,
    discountsDelivery: code.discountsDelivery,
    autoApply: code.autoApply,
    stackable: code.stacking === "stackable",
    enabled: code.enabled,
  };
}

/** The same shape that the access rules and the checkout accept. */
const codeShape = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

export function draftErrors(draft: DiscountDraft, taken: readonly string[]): DraftErrors {
  const errors: DraftErrors = {};
  const code = draft.code.trim().toUpperCase();
  if (code === "") errors.code = "missing";
  else if (!codeShape.test(code)) errors.code = "code-shape";
  else if (taken.includes(code)) errors.code = "code-taken";
  if (draft.name.trim() === "") errors.name = "missing";
  if (draft.kind === "percent" && !readPercent(draft.percent)) errors.percent = "not-percent";
  if ((draft.kind === "fixed" || draft.kind === "bundlePrice") && !readCents(draft.amount)) errors.amount = "not-money";
  if (draft.kind === "freeItem" && draft.itemId === "") errors.itemId = "missing";
  if ((draft.kind === "freeItem" || draft.kind === "bundlePrice") && !readCount(draft.qty)) errors.qty = "not-count";
  for (const field of ["maxDiscount", "minSubtotal"] as const)
    if (draft[field].trim() !== "" && readCents(draft[field]) === null) errors[field] = "not-money";
  for (const field of ["maxUses", "maxUsesPerCustomer"] as const)
    if (!draft.autoApply && draft[field].trim() !== "" && !readCount(draft[field])) errors[field] = "not-count";
  if (!draft.autoApply && emailsIn(draft.emails).some((email) => !emailShape.test(email))) errors.emails = "not-email";
  for (const field of ["validFrom", "validTo"] as const)
    if (draft[field] !== "" && !isLocalDate(draft[field])) errors[field] = "not-date";
  if (draft.validFrom !== "" && draft.validTo !== "" && draft.validTo < draft.validFrom) errors.validTo = "ends-before";
  return errors;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const emailsIn = (typed: string): readonly string[] => [
  ...new Set(typed.toLowerCase().split(/[\s,;]+/).filter(Boolean)), // prettier-ignore
];

/** A draft without errors as it is stored; what another kind would need stays behind. */
export function storedOf(draft: DiscountDraft, timezone: string): Omit<Fields, "stats"> {
  const given = <Key extends string, Value>(key: Key, value: Value | null | undefined | false) =>
    value === null || value === undefined || value === false ? {} : ({ [key]: value } as Record<Key, Value>);
  const { kind, autoApply } = draft;
  const counted = kind === "freeItem" || kind === "bundlePrice";
  const midnight = (date: string): Instant => localToInstant({ date, time: "00:00" }, timezone);
  return {
    code: draft.code.trim().toUpperCase(),
    name: draft.name.trim(),
    enabled: draft.enabled,
    kind,
    ...given("percentBp", kind === "percent" && readPercent(draft.percent)),
    ...given("amountCents", (kind === "fixed" || kind === "bundlePrice") && readCents(draft.amount)),
    ...given("maxDiscountCents", kind === "percent" && readCents(draft.maxDiscount)),
    ...given("itemId", kind === "freeItem" && draft.itemId),
    ...given("qty", counted && readCount(draft.qty)),
    ...given("minSubtotalCents", readCents(draft.minSubtotal)),
    ...given("validFrom", draft.validFrom !== "" && midnight(draft.validFrom)),
    ...given("validTo", draft.validTo !== "" && midnight(addDays(draft.validTo, 1))),
    // A campaign holds for every shopper (domain's `campaignsOf`): it has no personal condition and no count.
    ...given("maxUses", !autoApply && readCount(draft.maxUses)),
    ...given("maxUsesPerCustomer", !autoApply && !draft.oncePerCustomer && readCount(draft.maxUsesPerCustomer)),
    ...given("windows", draft.windows.length > 0 && windowsOf(draft.windows)),
    ...given("includeCategories", draft.includeCategories.length > 0 && draft.includeCategories),
    ...given("includeItems", draft.includeItems.length > 0 && draft.includeItems),
    ...given("excludeItems", draft.excludeItems.length > 0 && draft.excludeItems),
    ...given("paymentMethods", draft.paymentMethods.length > 0 && draft.paymentMethods),
    ...given("emails", !autoApply && emailsIn(draft.emails).length > 0 && emailsIn(draft.emails)),
    ...given("distribution", draft.distribution.length > 0 && [...draft.distribution]),
    firstOrderOnly: !autoApply && draft.firstOrderOnly,
    oncePerCustomer: !autoApply && draft.oncePerCustomer,
    b2bOnly: false,
    excludeDiscounted: draft.excludeDiscounted,
    autoApply,
    stacking: draft.stackable ? "stackable" : "exclusive",
    priority: 100,
    discountsDelivery: draft.discountsDelivery,
  };
}
