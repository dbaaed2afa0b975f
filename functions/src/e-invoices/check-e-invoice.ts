import type { XmlDocument } from "libxml2-wasm";
import type { EInvoiceFormat, EInvoiceProblem } from "./invoice/e-invoice.ts";
import { problemText } from "./invoice/problem-texts.ts";
import { ciiView } from "./rules/cii-view.ts";
import { codeRules } from "./rules/code-rules.ts";
import { ebInterfaceRules } from "./rules/ebinterface-rules.ts";
import { presenceRules } from "./rules/presence-rules.ts";
import type { Rule } from "./rules/rule.ts";
import { sumRules } from "./rules/sum-rules.ts";
import { vatRules } from "./rules/vat-rules.ts";
import { xrechnungRules } from "./rules/xrechnung-rules.ts";
import { schemaErrors } from "./schema/schema-errors.ts";
import { withXml } from "./xml/read-xml.ts";
import type { XmlElement } from "./xml/xml-element.ts";

export const en16931Rules = [...presenceRules, ...sumRules, ...vatRules, ...codeRules];

const brokenRules = <View>(rules: readonly Rule<View>[], view: View): EInvoiceProblem[] =>
  rules.flatMap(({ id, brokenAt }) => brokenAt(view).map((place) => ({ rule: id, text: problemText(id), place })));

function ruleProblems(root: XmlElement, format: EInvoiceFormat): readonly EInvoiceProblem[] {
  switch (format) {
    case "zugferd":
      return brokenRules(en16931Rules, ciiView(root));
    case "xrechnung":
      return brokenRules([...en16931Rules, ...xrechnungRules], ciiView(root));
    case "ebInterface":
      return brokenRules(ebInterfaceRules, root);
  }
}

/**
 * Everything that is wrong with a file: first the rules, which speak to the shop, then what the schema finds. It reads the
 * file alone and knows nothing of how it came about.
 */
export function checkEInvoice(xml: string, format: EInvoiceFormat): readonly EInvoiceProblem[] {
  const problems = withXml(xml, (root: XmlElement, document: XmlDocument) => {
    const broken = ruleProblems(root, format);
    const errors = schemaErrors(document, format === "ebInterface" ? "ebInterface" : "cii");
    return [...broken, ...errors.map((place) => ({ rule: "SCHEMA", text: problemText("SCHEMA"), place }))];
  });
  return problems ?? [{ rule: "XML", text: problemText("XML"), place: "" }];
}
