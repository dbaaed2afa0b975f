import { readFileSync, writeFileSync } from "node:fs";
import { rulesFile } from "@lokalkorb/testing/rules/rules-world";
import { rulesSource, writtenRules } from "@lokalkorb/testing/rules/written-rules";

/** `pnpm rules`: writes firestore.rules, with what the definitions of documents say. */
writeFileSync(rulesFile("firestore.rules"), writtenRules(readFileSync(rulesSource, "utf8")));
