import { forgetOrders } from "@/entities/order/remembered/forget-orders";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { accountDataPath } from "@/shared/routes/paths";
import { SignInAgain } from "../proof/sign-in-again.tsx";
import { dataText as words } from "./data-text.ts";

export interface EraseCardProps {
  /** The account is gone; so many orders stay. */
  readonly onErased: (kept: number) => void;
}

export function EraseCard({ onErased }: EraseCardProps): ReactElement {
  const [understood, setUnderstood] = useState(false);
  const [checked, setChecked] = useState(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const erase = async (): Promise<void> => {
    setChecked(true);
    if (!understood) return;
    setPending(true);
    const calls = await loadAccountCalls().catch(() => null);
    const answer = calls && (await calls.deleteAccount());
    if (calls !== null && answer?.ok && answer.value.result === "deleted") {
      onErased(answer.value.kept);
      forgetOrders();
      await calls.signOut();
      return;
    }
    setPending(false);
    setMustSignIn(answer !== null && !answer.ok && answer.refusal?.type === "sign-in-required");
    if (answer === null) setProblem(words.failures.offline);
    else if (answer.ok) setProblem(answer.value.result === "open-orders" ? words.openOrders : words.worksInShop);
    else if (answer.refusal === undefined) setProblem(words.failures[answer.failure.type]);
    else
      setProblem(
        {
          "sign-in-required": null,
          "not-allowed": words.failures.denied,
          "payment-unavailable": words.failures.unavailable,
        }[answer.refusal.type],
      );
  };
  return (
    <section className="order-card" aria-labelledby="loeschen">
      <h2 id="loeschen" className="text-h3">
        {words.erase}
      </h2>
      <List title={words.eraseGoes} lines={words.goes} />
      <List title={words.eraseStays} lines={words.stays} />
      {mustSignIn && <SignInAgain title={words.signInAgain} link={words.signIn} next={accountDataPath()} />}
      {problem !== null && (
        <Notice tone="danger" title={words.failed} announce>
          {problem}
        </Notice>
      )}
      <Checkbox
        label={words.understood}
        checked={understood}
        error={checked && !understood ? words.understoodMissing : undefined}
        onChange={({ target }) => setUnderstood(target.checked)}
      />
      <Button
        look="danger"
        className="justify-self-start"
        pending={pending}
        pendingLabel={words.erasing}
        onClick={() => void erase()}
      >
        {words.press}
      </Button>
    </section>
  );
}

function List({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactElement {
  return (
    <div>
      <h3 className="text-name">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 ps-5 text-pretty">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
