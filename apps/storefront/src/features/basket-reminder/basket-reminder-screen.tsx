import { stopBasketReminders } from "@lokalkorb/contracts/basket-reminders";
import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { MailAnswered, MailLinkPage, MailQuestion } from "@/layouts/mail-link-page";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { accountPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { reminderRefusals, reminderText as words } from "./basket-reminder-text.ts";
import { readReminderLink, type ReminderLink } from "./reminder-link.ts";

/** Where the mail about a basket leads. */
export const BasketReminderScreen = (): ReactElement => (
  <MailLinkPage title={words.title} path={routes.basketReminder.page} words={words} read={readReminderLink}>
    {(link) => <Stop link={link} />}
  </MailLinkPage>
);

function Stop({ link }: { readonly link: ReminderLink }): ReactElement {
  const { pending, problem, send } = useSending(reminderRefusals);
  const [isDone, setDone] = useState(false);
  const stop = async (): Promise<void> => {
    const told = await send(link, async () => (await loadLive()).call(stopBasketReminders, link));
    if (told !== null) setDone(true);
  };
  if (isDone)
    return (
      <MailAnswered title={words.doneTitle} text={words.done} next={{ href: accountPath(), label: words.toAccount }} />
    );
  return (
    <MailQuestion lead={words.lead} problem={problem}>
      <Button pending={pending} pendingLabel={words.sending} onClick={() => void stop()}>
        {words.stop}
      </Button>
    </MailQuestion>
  );
}
