import type { RegionKey } from "./regions.ts";
import type * as z from "./schema.ts";

/** What browser and functions say to each other in one call. */
export interface Contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly name: string;
  /** Where the apps send it. */
  readonly region: RegionKey;
  /** Whether each call spends an App Check token of its own, so that a token that was overheard buys nothing. */
  readonly spendsToken?: boolean;
  readonly input: Input;
  readonly output: Output;
}

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;
export type InputOf<C extends AnyContract> = z.infer<C["input"]>;
export type OutputOf<C extends AnyContract> = z.infer<C["output"]>;

export const contract = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  parts: Contract<Input, Output>,
): Contract<Input, Output> => parts;
