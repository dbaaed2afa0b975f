import { readFileSync } from "node:fs";
import protobuf from "protobufjs";

const protocol = protobuf.Root.fromJSON(
  JSON.parse(readFileSync(new URL("./protos/v1.json", import.meta.url), "utf8")) as protobuf.INamespace,
).resolveAll();

/** A message of `google.firestore.v1`, e.g. `CommitRequest`; other packages by full name. */
export function messageType(name: string): protobuf.Type {
  return protocol.lookupType(name.includes(".") ? name : `google.firestore.v1.${name}`);
}
