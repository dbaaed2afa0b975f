import { Head } from "next/document";
import type { ReactElement } from "react";

type Files = Parameters<Head["getCssLinks"]>[0];

/**
 * A head with the style in the page itself, for pages that people land on: a file of its own costs a way there and back
 * before anything is painted (goal P3), and a part of it here and the whole later has the browser calculate the style
 * of everything twice (goal P4). `styleOf` gives the text for a file of the build, or null where it is kept somewhere
 * else; then the file is linked as ever.
 */
export const styledHead = (styleOf: (file: string) => string | null): typeof Head =>
  class StyledHead extends Head {
    override getCssLinks(files: Files): ReactElement[] | null {
      const names = files.allFiles.filter((file) => file.endsWith(".css"));
      const styles = names.map((name) => ({ name, text: styleOf(name) }));
      if (styles.some(({ text }) => text === null)) return super.getCssLinks(files);
      return styles.map(({ name, text }) => <style key={name} dangerouslySetInnerHTML={{ __html: text ?? "" }} />);
    }
  };
