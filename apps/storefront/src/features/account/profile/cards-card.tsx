import { cardName } from "@lokalkorb/domain/ordering/payment/card-name";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { useEffect, useState, type ReactElement } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { addCardPath } from "@/shared/routes/paths";
import type { Profile } from "./use-profile.ts";
import { useSaving } from "./use-saving.ts";
import type { SavedCard } from "./watch-profile.ts";
import { failureTexts } from "../sign-in/sign-in-text.ts";
import { cardsText as words } from "../cards/cards-text.ts";

export interface CardsCardProps {
  /** The default first. */
  readonly cards: readonly SavedCard[];
  readonly defaultCardId: string | undefined;
  readonly onDefault: Profile["saveDefaultCard"];
}

export function CardsCard({ cards, defaultCardId, onDefault }: CardsCardProps): ReactElement {
  const [removing, setRemoving] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const saving = useSaving();
  // A card may have been added or have expired at the provider since.
  useEffect(() => {
    loadAccountCalls()
      .then((calls) => calls.syncCards())
      .catch(() => undefined);
  }, []);
  const remove = async (cardId: string): Promise<void> => {
    if (removing !== null) return;
    setRemoving(cardId);
    setProblem(null);
    const answer = await loadAccountCalls()
      .then((calls) => calls.removeCard(cardId))
      .catch(() => null);
    setRemoving(null);
    if (answer === null) setProblem(failureTexts.offline);
    else if (answer.ok) return;
    else if (!answer.refusal) setProblem(failureTexts[answer.failure.type]);
    else
      setProblem(
        {
          "not-found": words.gone,
          "payment-unavailable": words.unavailable,
          "request-reused": words.again,
          "rate-limited": words.tooOften,
          "sign-in-required": words.again,
        }[answer.refusal.type],
      );
  };
  const shownDefault = defaultCardId ?? cards[0]?.id;
  return (
    <section className="order-card" aria-labelledby="zahlungsarten">
      <h2 id="zahlungsarten" className="text-h3">
        {words.title}
      </h2>
      <p className="text-pretty text-ink-2">{cards.length === 0 ? words.none : words.lead}</p>
      <ul className="grid gap-4 empty:hidden">
        {cards.map((card) => {
          const name = cardName(card);
          return (
            <li key={card.id} className="grid gap-3 border-t border-line pt-4">
              <div>
                <h3 className="text-name">
                  {name}
                  {card.id === shownDefault && (
                    <span className="ms-2 text-meta font-normal text-ink-2">{words.isDefault}</span>
                  )}
                </h3>
                <p className="text-meta text-ink-2">{words.until(card.exp)}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                {card.id !== shownDefault && (
                  <Button
                    size="small"
                    look="outline"
                    aria-label={words.makeDefaultLabel(name)}
                    onClick={() => void saving.run(() => onDefault(card.id))}
                  >
                    {words.makeDefault}
                  </Button>
                )}
                <Button
                  size="small"
                  look="quiet"
                  aria-label={words.removeLabel(name)}
                  pending={removing === card.id}
                  pendingLabel={words.removing}
                  onClick={() => void remove(card.id)}
                >
                  {words.remove}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {(problem ?? saving.problem) !== null && (
        <Notice tone="danger" title={words.failed} announce>
          {problem ?? saving.problem}
        </Notice>
      )}
      {browserConfig().stripe.publishableKey !== "" && (
        // Not by the router: the page has a security policy of its own.
        <LinkButton component="a" look="outline" className="justify-self-start" href={addCardPath()}>
          {words.add}
        </LinkButton>
      )}
    </section>
  );
}
