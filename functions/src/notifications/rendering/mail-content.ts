/** The content of a mail, independent of its look. All texts are plain: the renderers escape. */
export interface MailContent {
  /** For the program that sends, e.g. 'accepted'. */
  readonly template: string;
  readonly subject: string;
  /** Shown beside the subject in a list of mails. */
  readonly preview: string;
  readonly headline: string;
  readonly blocks: readonly MailBlock[];
  readonly footer: readonly string[];
}

export type MailBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "callout"; readonly title: string; readonly text: string; readonly tone: "plain" | "warning" }
  /** A short code that is read aloud at a counter. */
  | { readonly type: "code"; readonly label: string; readonly value: string; readonly hint: string }
  | { readonly type: "facts"; readonly rows: readonly MailRow[] }
  | { readonly type: "lines"; readonly title: string; readonly lines: readonly MailLine[] }
  | { readonly type: "sums"; readonly rows: readonly MailRow[] }
  | { readonly type: "button"; readonly label: string; readonly url: string }
  | { readonly type: "small"; readonly title: string; readonly paragraphs: readonly string[] };

export interface MailRow {
  readonly label: string;
  /** May have several lines. */
  readonly value: string;
  readonly weight?: "strong" | "faint";
}

export interface MailLine {
  readonly amount: string;
  readonly name: string;
  readonly details: readonly string[];
  readonly price: string;
}
