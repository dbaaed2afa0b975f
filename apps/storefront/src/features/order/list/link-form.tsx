import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { Button } from "@lokalkorb/ui/button";
import { latePart } from "@lokalkorb/ui/late-part";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement, type SubmitEvent } from "react";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { linkRefusals, linkText as words } from "./link-text.ts";

const sendLinksPart = latePart(
  "order-links",
  async () => (await import(/* webpackChunkName: "part-order-links" */ "./send-links.ts")).sendLinks,
);

/** For an order of another device whose mail is lost. What was typed stays until it is sent. */
export function LinkForm(): ReactElement {
  const [no, setNo] = useState("");
  const [email, setEmail] = useState("");
  const [wasChecked, setChecked] = useState(false);
  const [isSent, setSent] = useState(false);
  const { pending, problem, send } = useSending(linkRefusals);
  const wrongNo = no.trim() === "" ? words.noMissing : undefined;
  const wrongEmail = isMailAddress(email.trim()) ? undefined : words.emailWrong;

  const ask = async (): Promise<void> => {
    setSent(false);
    const wish = { no: no.trim(), email: email.trim() };
    const answer = await send(wish, async (requestId) => {
      const [client, sendLinks] = await Promise.all([loadLive(), sendLinksPart.load()]);
      return sendLinks(client, { requestId, ...wish });
    });
    setSent(answer !== null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setChecked(true);
    if (wrongNo !== undefined || wrongEmail !== undefined)
      return document.getElementById(wrongNo === undefined ? "link-email" : "link-nummer")?.focus();
    if (!pending) void ask();
  };
  return (
    <section aria-labelledby="anderes-geraet" className="order-card mt-4 lg:max-w-[40rem]">
      <h2 id="anderes-geraet" className="text-h3">
        {words.title}
      </h2>
      <p className="text-ink-2">{words.lead}</p>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <TextField
          id="link-nummer"
          label={words.no}
          hint={words.noHint}
          autoComplete="off"
          maxLength={20}
          required
          value={no}
          error={wasChecked ? wrongNo : undefined}
          onChange={({ target }) => setNo(target.value)}
        />
        <TextField
          id="link-email"
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          error={wasChecked ? wrongEmail : undefined}
          onChange={({ target }) => setEmail(target.value)}
        />
        {isSent && (
          <Notice tone="ok" announce title={words.sentTitle}>
            {words.sent}
          </Notice>
        )}
        {problem !== null && <Notice tone="danger" announce title={problem} />}
        <Button type="submit" look="outline" pending={pending} pendingLabel={words.sending}>
          {words.send}
        </Button>
      </form>
    </section>
  );
}
