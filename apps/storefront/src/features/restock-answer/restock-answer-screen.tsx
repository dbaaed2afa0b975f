import { answerRestockWait } from "@lokalkorb/contracts/restock";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { MailAnswered, MailLinkPage, MailQuestion } from "@/layouts/mail-link-page";
import { loadLive } from "@/shared/live/load-live";
import { useSending } from "@/shared/live/use-sending";
import { productPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { answerRefusals, answerText as words } from "./restock-answer-text.ts";
import { readRestockLink, type RestockLink } from "./restock-link.ts";

/** Where the mail leads that asks whether one wants to be told. */
export const RestockAnswerScreen = (): ReactElement => (
  <MailLinkPage title={words.title} path={routes.restockAnswer.page} words={words} read={readRestockLink}>
    {(link) => <Answer link={link} />}
  </MailLinkPage>
);

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
  if (done !== null)
    return (
      <MailAnswered
        {...words.done[done.state](done.name, done.shopName)}
        next={{ href: productPath(done.slug, done.productId), label: words.toProduct }}
      />
    );
  return (
    <MailQuestion lead={words.lead} problem={problem}>
      <Button pending={pending} pendingLabel={words.sending} onClick={() => void give("agree")}>
        {words.agree}
      </Button>
      <Button look="outline" disabled={pending} onClick={() => void give("leave")}>
        {words.leave}
      </Button>
    </MailQuestion>
  );
}
