import type { MailBlock, MailContent } from "./mail-content.ts";

const width = 72;

const indented = (text: string): string => text.replaceAll("\n", "\n  ");

function block(one: MailBlock): string {
  switch (one.type) {
    case "text":
      return one.text;
    case "callout":
      return `${one.title}\n${one.text}`;
    case "code":
      return `${one.label}: ${one.value}\n${one.hint}`;
    case "facts":
      return one.rows.map(({ label, value }) => `${label}: ${indented(value)}`).join("\n");
    case "lines":
      return [
        one.title,
        ...one.lines.map(({ amount, name, details, price }) =>
          [columns(`${amount} ${name}`, price), ...details.map((detail) => `  ${indented(detail)}`)].join("\n"),
        ),
      ].join("\n");
    case "sums":
      return ["-".repeat(width), ...one.rows.map(({ label, value }) => columns(label, value))].join("\n");
    case "button":
      return `${one.label}:\n${one.url}`;
    case "small":
      return [one.title, ...one.paragraphs].join("\n\n");
  }
}

const columns = (left: string, right: string): string => `${left} ${right.padStart(width - left.length - 1)}`;

/** The same words for programs without HTML. */
export const renderText = ({ headline, blocks, footer }: MailContent): string =>
  `${[headline, ...blocks.map(block), "-- ", ...footer].join("\n\n").replaceAll("\u00a0", " ")}\n`;
