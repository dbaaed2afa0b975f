import { platformAccess } from "./access/platform-access.ts";
import { proveAccess, worldOfFile } from "./prove-access.ts";

const world = worldOfFile();

proveAccess(world, platformAccess);
