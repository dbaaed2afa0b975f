import { Head } from "next/document";
import { cloneElement } from "react";
import type { ReactElement } from "react";

type Files = Parameters<Head["getCssLinks"]>[0];

/**
 * A head with the style that the page begins with in the page itself, for pages that people land on: a file of its own
 * costs a way there and back before anything is painted (goal P3). The whole style sheet follows without holding up
 * anything; a script sets its `media` once the page is read. `styleOf` gives the text for a file of the build, or null where it is kept somewhere else;
 * then the file is linked as ever.
 */
export const styledHead = (styleOf: (file: string) => string | null): typeof Head =>
  class StyledHead extends Head {
    override getCssLinks(files: Files): ReactElement[] | null {
      const links = (super.getCssLinks(files) ?? []) as ReactElement<{ rel: string; media?: string }>[];
      const names = files.allFiles.filter((file) => file.endsWith(".css"));
      const styles = names.map((name) => ({ name, text: styleOf(name) }));
      if (styles.some(({ text }) => text === null)) return links;
      const sheets = links.filter(({ props }) => props.rel === "stylesheet");
      return [
        ...styles.map(({ name, text }) => <style key={name} dangerouslySetInnerHTML={{ __html: text ?? "" }} />),
        // Fetched at once, so that it is there before the first part that nobody has seen yet.
        ...links.filter(({ props }) => props.rel === "preload"),
        ...sheets.map((sheet) => cloneElement(sheet, { media: "print" })),
        <noscript key="whole">{sheets}</noscript>,
      ];
    }
  };
