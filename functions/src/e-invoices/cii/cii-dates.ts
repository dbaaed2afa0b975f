import { compactDate } from "../xml/values.ts";
import { element, type XmlElement } from "../xml/xml-element.ts";

export const dateTime = (name: string, date: string): XmlElement =>
  element(name, [element("udt:DateTimeString", compactDate(date), { format: "102" })]);
