import { mayBeNameless, noticeReasons, type MessageKind } from "@lokalkorb/domain/shop/platform-message";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, SubmitEvent } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { homePath, privacyPath } from "@/shared/routes/paths";
import { kindTexts, messageText as words, reasonTexts } from "./message-text.ts";
import { useMessage, type MessageState } from "./use-message.ts";

export function MessageScreen({ kind, path }: { readonly kind: MessageKind; readonly path: string }): ReactElement {
  const text = kindTexts[kind];
  const message = useMessage(kind);
  return (
    <>
      <PageHead title={text.title} path={path} noIndex />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{text.title}</h1>
          {message.sentTo === null ? (
            <>
              <p className="text-pretty text-ink-2">{text.lead}</p>
              <MessageForm kind={kind} message={message} />
            </>
          ) : (
            <Notice tone="ok" title={text.doneTitle} announce>
              {text.done(message.sentTo)}
            </Notice>
          )}
        </div>
      </main>
    </>
  );
}

interface FormProps {
  readonly kind: MessageKind;
  readonly message: MessageState;
}

function MessageForm({ kind, message }: FormProps): ReactElement {
  const { form, errors, pending, problem, set, send } = message;
  const text = kindTexts[kind];
  const nameless = kind === "notice" && mayBeNameless(form.reason);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wrong = send();
    if (wrong !== null) document.getElementById(wrong)?.focus();
  };
  const optional = nameless ? { note: words.optional } : { required: true };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      {kind === "notice" && (
        <>
          <TextField
            id="page"
            label={words.page}
            hint={words.pageHint}
            inputMode="url"
            maxLength={500}
            required
            value={form.page}
            error={errors.page}
            onChange={({ target }) => set({ page: target.value })}
          />
          <Select
            id="reason"
            label={words.reason}
            required
            value={form.reason}
            error={errors.reason}
            onChange={({ target }) => set({ reason: noticeReasons.find((one) => one === target.value) ?? "" })}
          >
            <option value="">{words.chooseReason}</option>
            {noticeReasons.map((reason) => (
              <option key={reason} value={reason}>
                {reasonTexts[reason]}
              </option>
            ))}
          </Select>
        </>
      )}
      <TextArea
        id="text"
        label={text.text}
        hint={text.textHint}
        rows={5}
        maxLength={4000}
        required
        value={form.text}
        error={errors.text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {nameless && <Notice>{words.namelessHint}</Notice>}
      <TextField
        id="name"
        label={words.name}
        autoComplete="name"
        maxLength={120}
        {...optional}
        value={form.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        id="email"
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...optional}
        value={form.email}
        error={errors.email}
        onChange={({ target }) => set({ email: target.value })}
      />
      {kind === "notice" && (
        <Checkbox
          id="goodFaith"
          label={words.goodFaith}
          required
          checked={form.goodFaith}
          error={errors.goodFaith}
          onChange={({ target }) => set({ goodFaith: target.checked })}
        />
      )}
      {problem !== null && (
        <Notice tone="danger" title={words.problem} announce>
          {problem}
        </Notice>
      )}
      <Button type="submit" className="justify-self-start" pending={pending} pendingLabel={words.sending}>
        {text.send}
      </Button>
      <p className="text-meta text-ink-2">
        {words.privacy}{" "}
        <PageLink href={`${privacyPath()}#nachrichten`} className="link">
          {words.privacyLink}
        </PageLink>
      </p>
    </form>
  );
}
