import type { Bytes } from "../values.ts";
import { builtin } from "./builtin.ts";
import type { BuiltinTable } from "./builtin.ts";

export const bytesMethods: BuiltinTable<Bytes> = {
  size: builtin(0, (bytes) => BigInt(bytes.data.length)),
  toBase64: builtin(0, (bytes) => Buffer.from(bytes.data).toString("base64")),
  toHexString: builtin(0, (bytes) => Buffer.from(bytes.data).toString("hex").toUpperCase()),
};
