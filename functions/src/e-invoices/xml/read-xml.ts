import { XmlDocument, XmlElement as LibElement, type XmlTreeNode } from "libxml2-wasm";
import type { XmlElement } from "./xml-element.ts";

const prefixes: Readonly<Record<string, string>> = {
  "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100": "rsm",
  "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100": "ram",
  "urn:un:unece:uncefact:data:standard:QualifiedDataType:100": "qdt",
  "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100": "udt",
  "http://www.ebinterface.at/schema/6p1/": "eb",
  "urn:iso:std:iso:20022:tech:xsd:camt.053.001.02": "camt",
  "urn:iso:std:iso:20022:tech:xsd:camt.053.001.08": "camt",
};

function readElement(node: LibElement): XmlElement {
  const children: XmlElement[] = [];
  for (let child: XmlTreeNode | null = node.firstChild; child !== null; child = child.next) {
    if (child instanceof LibElement) children.push(readElement(child));
  }
  return {
    name: `${prefixes[node.namespaceUri] ?? "?"}:${node.name}`,
    attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
    text: children.length > 0 ? "" : node.content,
    children,
  };
}

/**
 * A file as a tree, whatever prefixes it uses; null when it is no XML, or has a document type, by which entities come: none
 * of our formats has one. Bytes are read as they say they are written. The document is for a schema, too.
 */
export function withXml<Result>(
  xml: string | Uint8Array,
  read: (root: XmlElement, document: XmlDocument) => Result,
): Result | null {
  let document: XmlDocument;
  try {
    document = typeof xml === "string" ? XmlDocument.fromString(xml) : XmlDocument.fromBuffer(xml);
  } catch {
    return null;
  }
  try {
    if (document.dtd !== null) return null;
    return read(readElement(document.root), document);
  } finally {
    document.dispose();
  }
}
