import { businessAccess } from "./access/business-access.ts";
import { businessFields } from "./fields/business-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";

const world = worldOfFile();

proveAccess(world, businessAccess);
proveFields(world, businessFields);
