import { readFileSync, writeFileSync } from "node:fs";
import { rulesFile } from "@lokalkorb/testing/rules/rules-world";
import { writtenRules } from "@lokalkorb/testing/rules/written-rules";

/** `pnpm rules`: writes what the definitions of documents say into firestore.rules. */
const file = rulesFile("firestore.rules");
writeFileSync(file, writtenRules(readFileSync(file, "utf8")));
