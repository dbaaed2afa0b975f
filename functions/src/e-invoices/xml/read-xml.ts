import { XmlDocument, XmlElement as LibElement, type XmlTreeNode } from "libxml2-wasm";
import type { XmlElement } from "./xml-element.ts";

const prefixes: Readonly<Record<string, string>> = {
  "urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100": "rsm",
  "urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100": "ram",
  "urn:un:unece:uncefact:data:standard:QualifiedDataType:100": "qdt",
  "urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100": "udt",
  "http://www.ebinterface.at/schema/6p1/": "eb",
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

/** A file as a tree, whatever prefixes it uses; null when it is no XML. The document is for a schema, too. */
export function withXml<Result>(xml: string, read: (root: XmlElement, document: XmlDocument) => Result): Result | null {
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(xml);
  } catch {
    return null;
  }
  try {
    return read(readElement(document.root), document);
  } finally {
    document.dispose();
  }
}
