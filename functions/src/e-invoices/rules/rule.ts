import type { XmlElement } from "../xml/xml-element.ts";

/** A rule of a standard: where in a file it is broken. '' is the file as a whole. */
export interface Rule<View> {
  readonly id: string;
  readonly brokenAt: (view: View) => readonly string[];
}

/** A rule about the invoice as a whole. */
export const rule = <View>(id: string, holds: (view: View) => boolean): Rule<View> => ({
  id,
  brokenAt: (view) => (holds(view) ? [] : [""]),
});

/** A rule about each of several parts. */
export const ruleForEach = <View>(
  id: string,
  select: (view: View) => readonly XmlElement[],
  holds: (part: XmlElement, view: View) => boolean,
  placeOf: (part: XmlElement, index: number) => string = () => "",
): Rule<View> => ({
  id,
  brokenAt: (view) => select(view).flatMap((part, index) => (holds(part, view) ? [] : [placeOf(part, index)])),
});
