import type { TermsSection } from "./terms.ts";

const heading = /^#{1,4}\s+(.+?)\s*#*$/;
const listItem = /^[*-]\s+/;

/**
 * An own text by its headings: `# ` begins a section, an empty line a paragraph, `- ` an entry of a list. Everything else
 * stays the text that it is; what comes before the first heading has none.
 */
export function legalSections(text: string): readonly TermsSection[] {
  const sections: { title: string; paragraphs: string[] }[] = [];
  let paragraph: string[] = [];
  const section = () => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { title: "", paragraphs: [] };
    sections.push(first);
    return first;
  };
  const endParagraph = (): void => {
    if (paragraph.length > 0) section().paragraphs.push(paragraph.join("\n"));
    paragraph = [];
  };
  for (const line of text.split("\n").map((one) => one.trim())) {
    const title = heading.exec(line)?.[1];
    if (title !== undefined || line === "") endParagraph();
    if (title !== undefined) sections.push({ title: plain(title), paragraphs: [] });
    else if (line !== "") paragraph.push(plain(line.replace(listItem, "• ")));
  }
  endParagraph();
  return sections;
}

/** Signs of emphasis, which plain text has no use for. */
const plain = (text: string): string => text.replaceAll("**", "").replaceAll("__", "");
