import { readFileSync, writeFileSync } from "node:fs";
import { rulesFile } from "../rules/rules-world.ts";
import { writtenRules } from "../rules/written-rules.ts";

/** `pnpm rules`: writes what the definitions of documents say into firestore.rules. */
const file = rulesFile("firestore.rules");
writeFileSync(file, writtenRules(readFileSync(file, "utf8")));
