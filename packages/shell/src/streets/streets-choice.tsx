import type { StreetsAnswer } from "@lokalkorb/analytics/streets-consent";
import { Button } from "@lokalkorb/ui/button";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { streetsText as words } from "./streets-text.ts";

export interface StreetsChoiceProps {
  readonly answer: StreetsAnswer;
  /** `elsewhere`: the page has to be loaded anew for them. */
  readonly state: "coming" | "shown" | "failed" | "elsewhere";
  readonly privacyUrl: string;
  readonly onDecide: (isAllowed: boolean) => void;
  /** After a failure, or for a page that can have them. */
  readonly onRetry: () => void;
}

/** Above a map: what streets would mean, said until it is answered, and afterwards the way back. */
export function StreetsChoice({ answer, state, privacyUrl, onDecide, onRetry }: StreetsChoiceProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const box = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const asks = answer === null || (answer === "refused" && isAsking);
  // A pressed button has gone; the focus goes on with the one in its place.
  useEffect(() => {
    if (wasPressed.current) box.current?.querySelector("button")?.focus();
    wasPressed.current = false;
  });
  const press = (act: () => void) => (): void => {
    wasPressed.current = true;
    act();
  };
  const decide = (isAllowed: boolean) =>
    press(() => {
      setAsking(false);
      onDecide(isAllowed);
    });
  return (
    <section ref={box} aria-label={words.title} className="grid justify-items-start gap-2 text-meta">
      {asks && (
        <p className="max-w-[80ch] text-ink-2">
          {words.ask}{" "}
          <a className="link" href={`${privacyUrl}#karten`}>
            {words.privacy}
          </a>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {asks ? (
          <>
            <Choice label={words.show} onPress={decide(true)} />
            <Choice label={words.notNow} onPress={decide(false)} />
          </>
        ) : answer === "refused" ? (
          <Choice label={words.showMore} onPress={press(() => setAsking(true))} />
        ) : (
          <>
            <span aria-live="polite">
              {state === "shown" && words.shown}
              {state === "failed" && words.failed}
            </span>
            {state === "elsewhere" && <Choice label={words.show} onPress={onRetry} />}
            {state === "failed" && <Choice label={words.retry} onPress={press(onRetry)} />}
            <Choice label={words.hide} onPress={decide(false)} />
          </>
        )}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly onPress: () => void;
}

const Choice = ({ label, onPress }: ChoiceProps): ReactElement => (
  <Button look="outline" size="small" onClick={onPress}>
    {label}
  </Button>
);
