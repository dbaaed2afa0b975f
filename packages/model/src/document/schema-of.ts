import type * as z from "@lokalkorb/contracts/schema";

export type DeepReadonly<T> = T extends string | number | boolean | null | undefined | bigint
  ? T
  : T extends readonly (infer Element)[]
    ? readonly DeepReadonly<Element>[]
    : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };

/** Optional fields made visible: without this, a schema that forgets one would still fit its type. */
type EveryField<T> = T extends string | number | boolean | null | undefined | bigint
  ? T
  : T extends readonly (infer Element)[]
    ? readonly EveryField<Element>[]
    : { readonly [Key in keyof T]-?: EveryField<T[Key]> };

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Fits<Output, Fields> =
  Same<DeepReadonly<Output>, DeepReadonly<Fields>> extends true ? Same<EveryField<Output>, EveryField<Fields>> : false;

/** The schema of a domain type; does not compile when one of the two has or lacks a field. */
export const schemaOf =
  <Fields>() =>
  <Schema extends z.ZodMiniType>(
    schema: Fits<z.output<Schema>, Fields> extends true ? Schema : { differsFrom: Fields; is: z.output<Schema> },
  ): Schema =>
    schema as Schema;
