import { platformAccess } from "./access/platform-access.ts";
import { shortUrlsFields } from "./fields/short-urls-fields.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";
import { proveFields } from "./prove-fields.ts";

const world = worldOfFile();

proveAccess(world, platformAccess);
proveFields(world, shortUrlsFields);
