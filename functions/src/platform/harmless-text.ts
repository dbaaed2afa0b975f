/**
 * Text of strangers stands in our mails: names, wishes, reasons. It must not become a header, a link or a second
 * sender, and an order must not carry an advertisement in our name.
 */

/** Control characters, and those that turn the reading direction around or hide. */
const invisible = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const longestLine = 200;
const longestName = 60;
const longestText = 1_000;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** For subjects and names of senders. */
export const oneLine = (text: string): string =>
  cut(
    text
      .replaceAll(/[\r\n\t]+/g, " ")
      .replaceAll(invisible, "")
      .replaceAll(/ {2,}/g, " ")
      .trim(),
    longestLine,
  );

const hasAddress = /:\/\/|www\.|@|\p{L}\.\p{L}{2,}/iu;

/** A name one can greet with; null when it looks like something else. */
export function greetableName(name: string): string | null {
  const line = oneLine(name);
  return line === "" || line.length > longestName || hasAddress.test(line) ? null : line;
}

/** Mail programs make links of what looks like one; an invisible joint keeps the words readable and prevents that. */
export const withoutLinks = (text: string): string =>
  cut(text.replaceAll(/\r\n?/g, "\n").replaceAll(invisible, ""), longestText)
    .replaceAll("://", ":\u200b//")
    .replaceAll(/(?<=[\p{L}\d])\.(?=[\p{L}\d])/gu, ".\u200b")
    .replaceAll("@", "@\u200b");
