import { answerRestockWait } from "@lokalkorb/contracts/restock";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { PageHead } from "@lokalkorb/shell/page-head";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, useSyncExternalStore, type ReactElement } from "react";
import { PlainHeader } from "@/layouts/top-bar";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { homePath, productPath } from "@/shared/routes/paths";
import { answerRefusals, answerText as words } from "./restock-answer-text.ts";
import { routes } from "@/shared/routes/routes";
import { readRestockLink, type RestockLink } from "./restock-link.ts";

const noChanges = () => () => undefined;

/** Where the link of the mail leads: a press agrees, so that what opens links by itself does not. */
export function RestockAnswerScreen(): ReactElement {
  // The fragment is known in the browser alone.
  const hash = useSyncExternalStore(
    noChanges,
    () => location.hash,
    () => null,
  );
  const link = hash === null ? undefined : readRestockLink(hash);
  return (
    <>
      <PageHead title={words.title} path={routes.restockAnswer.page} noIndex />
      <PlainHeader backTo={{ href: homePath(), label: words.home }} />
      <main id="inhalt" className="wrap pt-6 lg:pt-10">
        <div className="grid max-w-[40rem] gap-4">
          <h1 className="text-h1 hyphens-auto">{words.title}</h1>
          {link === null && <Notice>{words.broken}</Notice>}
          {link && <Answer link={link} />}
        </div>
      </main>
    </>
  );
}

function Answer({ link }: { readonly link: RestockLink }): ReactElement {
  const { pending, problem, send } = useSending(answerRefusals);
  const [done, setDone] = useState<OutputOf<typeof answerRestockWait> | null>(null);
  const give = async (answer: "agree" | "leave"): Promise<void> => {
    const content = { ...link, answer };
    const told = await send(content, async (requestId) =>
      (await loadLive()).call(answerRestockWait, { ...content, requestId }),
    );
    if (told !== null) setDone(told.value);
  };
  if (done !== null) {
    const { title, text } = words.done[done.state](done.name, done.shopName);
    return (
      <>
        <Notice tone="ok" title={title} announce>
          {text}
        </Notice>
        <p>
          <PageLink className="link" href={productPath(done.slug, done.productId)}>
            {words.toProduct}
          </PageLink>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="text-pretty">{words.lead}</p>
      {problem !== null && (
        <Notice tone="warning" announce>
          {problem}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button pending={pending} pendingLabel={words.sending} onClick={() => void give("agree")}>
          {words.agree}
        </Button>
        <Button look="outline" disabled={pending} onClick={() => void give("leave")}>
          {words.leave}
        </Button>
      </div>
    </>
  );
}
