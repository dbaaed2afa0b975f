import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement } from "react";
import type { HelpSender, HelpThread, LoadInbox } from "./help-inbox.ts";
import { inboxText as text } from "./inbox-text.ts";
import { type Inbox, useInbox } from "./use-inbox.ts";

export interface InboxSectionProps {
  readonly load: LoadInbox;
  /** A page that takes a message without this part; null: none is known. */
  readonly formHref: string | null;
}

/** Questions to the platform and their answers, behind a press: what serves them is a part of the app. */
export function InboxSection({ load, formHref }: InboxSectionProps): ReactElement {
  const inbox = useInbox(load);
  if (inbox.state === "closed")
    return (
      <Button look="outline" onClick={() => void inbox.open()}>
        {text.open}
      </Button>
    );
  return (
    <section className="grid gap-3" aria-label={text.title}>
      <h3 className="text-name font-bold">{text.title}</h3>
      {inbox.state === "loading" && <output className="text-ink-2">{text.loading}</output>}
      {inbox.state === "failed" && (
        <Notice tone="warning" announce title={text.failed}>
          <Button look="outline" size="small" onClick={() => void inbox.open()}>
            {text.again}
          </Button>
          {formHref !== null && (
            <a className="link ms-3 inline-flex min-h-11 items-center" href={formHref}>
              {text.form}
            </a>
          )}
        </Notice>
      )}
      {inbox.state === "open" && <Threads inbox={inbox} />}
    </section>
  );
}

function Threads({ inbox }: { readonly inbox: Inbox }): ReactElement {
  const { threads, sender, wasSent, ask } = inbox;
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {wasSent && <Notice tone="ok" announce title={text.sent} />}
      {threads.length === 0 && <p className="text-ink-2">{text.none}</p>}
      <ul className="grid gap-3">
        {threads.map((thread) => (
          <Thread key={thread.id} thread={thread} inbox={inbox} />
        ))}
      </ul>
      {isWriting || threads.length === 0 ? (
        <WriteForm sender={sender} send={ask} onDone={() => setWriting(false)} isAlone={threads.length === 0} />
      ) : (
        <Button look="outline" onClick={() => setWriting(true)}>
          {text.fresh}
        </Button>
      )}
    </>
  );
}

function Thread({ thread, inbox }: { readonly thread: HelpThread; readonly inbox: Inbox }): ReactElement {
  const { id, said, mayWrite } = thread;
  const [isWriting, setWriting] = useState(false);
  return (
    <li className="grid gap-2 rounded-lg bg-sunken p-3" data-thread={id}>
      <ol className="grid gap-2">
        {said.map(({ from, at, text: words }) => (
          <li key={`${at} ${from}`}>
            <p className="text-meta text-ink-2">
              <b>{from === "sender" ? text.you : text.platform}</b>, {text.moment(at)}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{words}</p>
          </li>
        ))}
      </ol>
      {said.at(-1)?.from === "sender" && <p className="text-meta text-ink-2">{text.waits}</p>}
      {mayWrite &&
        (isWriting ? (
          <WriteForm
            sender={null}
            send={(requestId, message) => inbox.reply(requestId, id, message.text)}
            onDone={() => setWriting(false)}
            isAlone={false}
          />
        ) : (
          <Button look="outline" size="small" className="justify-self-start" onClick={() => setWriting(true)}>
            {text.reply}
          </Button>
        ))}
    </li>
  );
}

interface WriteFormProps {
  /** Null: it is known already. */
  readonly sender: HelpSender | null;
  readonly send: (requestId: string, message: HelpSender & { readonly text: string }) => Promise<string | null>;
  readonly onDone: () => void;
  /** There is nothing to go back to. */
  readonly isAlone: boolean;
}

/** Typed words stay until they are sent; the same words again are the same message. */
function WriteForm({ sender, send, onDone, isAlone }: WriteFormProps): ReactElement {
  const [words, setWords] = useState("");
  const [who, setWho] = useState<HelpSender>(sender ?? { name: "", email: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const request = useRef<{ readonly id: string; readonly body: string } | null>(null);
  const isWhole =
    sender === null
      ? words.trim().length >= 2
      : words.trim().length >= 10 && who.name.trim() !== "" && who.email.includes("@");
  const submit = async (): Promise<void> => {
    if (!isWhole) return setProblem(sender === null ? text.missingReply : text.missing);
    const message = { text: words.trim(), name: who.name.trim(), email: who.email.trim() };
    const body = JSON.stringify(message);
    if (request.current?.body !== body) request.current = { id: crypto.randomUUID(), body };
    setPending(true);
    const failed = await send(request.current.id, message);
    setPending(false);
    setProblem(failed);
    if (failed !== null) return;
    request.current = null;
    setWords("");
    onDone();
  };
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextArea
        label={sender === null ? text.replyLabel : text.text}
        rows={4}
        maxLength={4000}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {sender !== null && (
        <>
          <TextField
            label={text.name}
            autoComplete="name"
            maxLength={120}
            value={who.name}
            onChange={({ target }) => setWho({ ...who, name: target.value })}
          />
          <TextField
            label={text.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={who.email}
            onChange={({ target }) => setWho({ ...who, email: target.value })}
          />
        </>
      )}
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <div className="flex flex-wrap gap-2">
        {!isAlone && (
          <Button look="outline" onClick={onDone}>
            {text.back}
          </Button>
        )}
        <Button type="submit" pending={pending} pendingLabel={text.sending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
