import { int, object, optional, text } from "./codecs.ts";
import { schemaOf } from "./schema-of.ts";

interface Fields {
  readonly name: string;
  readonly size?: number;
}

schemaOf<Fields>()(object({ name: text, size: optional(int) }));
// @ts-expect-error a forgotten optional field
schemaOf<Fields>()(object({ name: text }));
// @ts-expect-error another type
schemaOf<Fields>()(object({ name: int, size: optional(int) }));
// @ts-expect-error one field too many
schemaOf<Fields>()(object({ name: text, size: optional(int), colour: text }));
