/** Something that does not keep rules from being loaded, in the words and at the place of Google's compiler. */
export interface RulesIssue {
  /** Absent: of the whole file. Lines and columns count from 1. */
  readonly position?: { readonly line: number; readonly column: number };
  /** Of its first and of its last character in the source, from 0. */
  readonly span?: { readonly first: number; readonly last: number };
  readonly description: string;
}

/** The place of a name and what is wrong with it. */
export interface Warning {
  readonly offset: number;
  readonly name: string;
  readonly description: string;
}

/** For people, as a compiler prints it. */
export const issueText = ({ position, description }: RulesIssue, fileName: string): string =>
  `${fileName}:${position === undefined ? "" : `${position.line}:${position.column}:`} warning: ${description}`;
