import { stopBasketReminders } from "@lokalkorb/contracts/basket-reminders";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, useSyncExternalStore, type ReactElement } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { accountPath, homePath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { reminderRefusals, reminderText as words } from "./basket-reminder-text.ts";
import { readReminderLink, type ReminderLink } from "./reminder-link.ts";

const noChanges = () => () => undefined;

/** Where the mail about a basket leads: a press ends such mails, so that what opens links by itself does not. */
export function BasketReminderScreen(): ReactElement {
  // The fragment is known in the browser alone.
  const hash = useSyncExternalStore(
    noChanges,
    () => location.hash,
    () => null,
  );
  const link = hash === null ? undefined : readReminderLink(hash);
  return (
    <>
      <PageHead title={routes.basketReminder.title} path={routes.basketReminder.page} noIndex />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{words.title}</h1>
          {link === null && <Notice>{words.broken}</Notice>}
          {link && <Stop link={link} />}
        </div>
      </main>
    </>
  );
}

function Stop({ link }: { readonly link: ReminderLink }): ReactElement {
  const { pending, problem, send } = useSending(reminderRefusals);
  const [isDone, setDone] = useState(false);
  const stop = async (): Promise<void> => {
    const told = await send(link, async () => (await loadLive()).call(stopBasketReminders, link));
    if (told !== null) setDone(true);
  };
  if (isDone)
    return (
      <>
        <Notice tone="ok" title={words.doneTitle} announce>
          {words.done}
        </Notice>
        <p>
          <PageLink className="link" href={accountPath()}>
            {words.toAccount}
          </PageLink>
        </p>
      </>
    );
  return (
    <>
      <p className="text-pretty">{words.lead}</p>
      {problem !== null && (
        <Notice tone="warning" announce>
          {problem}
        </Notice>
      )}
      <Button className="justify-self-start" pending={pending} pendingLabel={words.sending} onClick={() => void stop()}>
        {words.stop}
      </Button>
    </>
  );
}
