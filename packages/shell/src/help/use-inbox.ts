import { useState } from "react";
import type { HelpInbox, HelpSender, HelpThread, LoadInbox } from "./help-inbox.ts";

export interface Inbox {
  readonly state: "closed" | "loading" | "failed" | "open";
  readonly threads: readonly HelpThread[];
  readonly sender: HelpSender;
  readonly wasSent: boolean;
  readonly open: () => Promise<void>;
  readonly ask: HelpInbox["ask"];
  readonly reply: HelpInbox["reply"];
}

const nothing = { threads: [], sender: { name: "", email: "" } };

/** Read with the press that opens it, and again after each message. */
export function useInbox(load: LoadInbox): Inbox {
  const [state, setState] = useState<Inbox["state"]>("closed");
  const [known, setKnown] = useState<Awaited<ReturnType<HelpInbox["read"]>>>(nothing);
  const [wasSent, setSent] = useState(false);
  const open = async (): Promise<void> => {
    setState((before) => (before === "open" ? before : "loading"));
    try {
      setKnown(await (await load()).read());
      setState("open");
    } catch {
      setState("failed");
    }
  };
  const afterwards = async (sent: Promise<string | null>): Promise<string | null> => {
    setSent(false);
    const problem = await sent;
    if (problem === null) {
      setSent(true);
      await open();
    }
    return problem;
  };
  return {
    state,
    ...known,
    wasSent,
    open,
    ask: (requestId, message) => afterwards(load().then((inbox) => inbox.ask(requestId, message))),
    reply: (requestId, threadId, text) => afterwards(load().then((inbox) => inbox.reply(requestId, threadId, text))),
  };
}
