/** One question to the platform with all that was said, oldest first. */
export interface HelpThread {
  readonly id: string;
  readonly said: readonly { readonly from: "sender" | "platform"; readonly at: number; readonly text: string }[];
  readonly mayWrite: boolean;
}

export interface HelpSender {
  readonly name: string;
  readonly email: string;
}

/** Null: it arrived; else a sentence why not. */
type Sent = Promise<string | null>;

/**
 * The way of an app to its person's questions. Frame and help know neither documents nor calls, so each app brings its own,
 * with the press that asks for it.
 */
export interface HelpInbox {
  /** `sender`: as the person is known, or signed last. Rejects where there is no answer. */
  read(): Promise<{ readonly threads: readonly HelpThread[]; readonly sender: HelpSender }>;
  /** `requestId` makes a second try the same message. */
  ask(requestId: string, message: HelpSender & { readonly text: string }): Sent;
  reply(requestId: string, threadId: string, text: string): Sent;
}

export type LoadInbox = () => Promise<HelpInbox>;
