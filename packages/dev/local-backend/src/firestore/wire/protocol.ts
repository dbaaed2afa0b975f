import { readFileSync } from "node:fs";
import protobuf from "protobufjs";

const protocol = protobuf.Root.fromJSON(
  JSON.parse(readFileSync(new URL("./protos/v1.json", import.meta.url), "utf8")) as protobuf.INamespace,
);
// Web SDKs send it with transactions that only read a document; the public description leaves it out.
const write = protocol.lookupType("google.firestore.v1.Write");
const verify = new protobuf.Field("verify", 5, "string");
write.add(verify);
write.oneofs["operation"]?.add(verify);
protocol.resolveAll();

/** A message of `google.firestore.v1`, e.g. `CommitRequest`; other packages by full name. */
export function messageType(name: string): protobuf.Type {
  return protocol.lookupType(name.includes(".") ? name : `google.firestore.v1.${name}`);
}
