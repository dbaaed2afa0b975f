import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Doc } from "./pdf-tags.ts";

/** ZUGFeRD and Factur-X know the file by this name alone. */
export const eInvoiceFileName = "factur-x.xml";

const schema = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

const properties = {
  DocumentFileName: { value: eInvoiceFileName, what: "name of the embedded XML invoice file" },
  DocumentType: { value: "INVOICE", what: "INVOICE" },
  Version: { value: "1.0", what: "version of the XML data" },
  ConformanceLevel: { value: "EN 16931", what: "profile of the XML data" },
} as const;

/** PDF/A takes properties of its own only with their description. */
const described = Object.entries(properties)
  .map(
    ([name, { what }]) => `<rdf:li rdf:parseType="Resource">
  <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
  <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${what}</pdfaProperty:description>
</rdf:li>`,
  )
  .join("\n");

const extension = `<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
  <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
  <pdfaSchema:namespaceURI>${schema}</pdfaSchema:namespaceURI>
  <pdfaSchema:prefix>fx</pdfaSchema:prefix>
  <pdfaSchema:property><rdf:Seq>${described}</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>`;

const values = Object.entries(properties)
  .map(([name, { value }]) => `<fx:${name}>${value}</fx:${name}>`)
  .join("");

/** EIN-02: the paper carries the file that prevails over it. The paper must have been started for it (PDF/A-3). */
export function attachEInvoice(doc: Doc, xml: string, at: Instant): void {
  // The library knows the relationship, its types do not.
  const options = {
    name: eInvoiceFileName,
    type: "text/xml",
    description: "Die Rechnung als Datei nach EN 16931",
    relationship: "Alternative",
    creationDate: new Date(at),
    modifiedDate: new Date(at),
  } as Parameters<Doc["file"]>[1];
  doc.file(Buffer.from(xml, "utf8"), options);
  doc.appendXML(extension);
  doc.appendXML(`<rdf:Description rdf:about="" xmlns:fx="${schema}">${values}</rdf:Description>`);
}
