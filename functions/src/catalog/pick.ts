/** The named fields of an object, those it has. */
export const pick = <Whole extends object, const Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> =>
  Object.fromEntries(keys.flatMap((key) => (whole[key] === undefined ? [] : [[key, whole[key]]]))) as Pick<Whole, Key>;
