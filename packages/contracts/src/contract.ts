import type { Refused, RefusalType } from "@lokalkorb/domain/ordering/order/refusal";
import type { RegionKey } from "./regions.ts";
import type * as z from "./schema.ts";

/** The input and output of one call between browser and functions. */
export interface Contract<
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  Type extends RefusalType = RefusalType,
> {
  readonly name: string;
  /** Where the apps send it. */
  readonly region: RegionKey;
  /** Whether each call spends an App Check token of its own, so that a token that was overheard buys nothing. */
  readonly spendsToken?: boolean;
  /** Whether callers need no sign-in, not even that of a guest. */
  readonly isOpen?: boolean;
  /** Whether it is taken without a proof of the app: a right that the law gives works without scripts, too. */
  readonly worksWithoutScripts?: boolean;
  readonly input: Input;
  readonly output: Output;
  /** The refusals of its command, beside the demand for a sign-in that any call but an open one may meet. */
  readonly refusals: readonly Type[];
}

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;
export type InputOf<C extends AnyContract> = z.infer<C["input"]>;
export type OutputOf<C extends AnyContract> = z.infer<C["output"]>;
export type RefusalsOf<C extends AnyContract> = Refused<C["refusals"][number] | "sign-in-required">;

export const contract = <Input extends z.ZodMiniType, Output extends z.ZodMiniType, Type extends RefusalType>(
  parts: Contract<Input, Output, Type>,
): Contract<Input, Output, Type> => parts;

/** Whether the details of an error are a refusal that this contract names. */
export function isRefusalOf<C extends AnyContract>(
  { refusals }: C,
  details: unknown,
): details is { readonly refusal: RefusalsOf<C> } {
  if (typeof details !== "object" || details === null || !("refusal" in details)) return false;
  const { refusal } = details;
  if (typeof refusal !== "object" || refusal === null || !("type" in refusal)) return false;
  return refusal.type === "sign-in-required" || refusals.some((type) => type === refusal.type);
}
