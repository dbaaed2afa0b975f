import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { Button } from "@lokalkorb/ui/button";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { BasketLines, type BasketLinesProps } from "../basket/basket-lines.tsx";
import type { PartState } from "./use-own-part.ts";
import { groupText } from "./group-text.ts";

export interface OwnPartCardProps extends BasketLinesProps {
  readonly state: PartState;
  readonly isDone: boolean;
  /** Null for the host, who pays. */
  readonly hostName: string | null;
  readonly problem: string | null;
  readonly busy: string | null;
  readonly onFinish: () => void;
  /** The shop's own page, where everything is chosen as ever. */
  readonly shopHref: string;
  readonly onLeave: (() => void) | undefined;
}

/** The own goods, to be changed until the end. */
export function OwnPartCard(props: OwnPartCardProps): ReactElement {
  const { shop, state, isDone, hostName, problem, busy, onFinish, onLeave, shopHref } = props;
  const sum = shop.priced.lines.reduce((cents, line) => cents + line.totalCents + line.depositCents, 0);
  const said = state === "waiting" ? groupText.waiting : state === "sending" ? groupText.sending : "";
  return (
    <section className="order-card grid gap-4" aria-labelledby="dein-teil">
      <h2 id="dein-teil" className="text-h3">
        {groupText.part}
      </h2>
      {shop.count === 0 ? <p className="text-ink-2">{groupText.partEmpty}</p> : <BasketLines {...props} />}
      <LinkButton component={PageLink} look={shop.count === 0 ? "solid" : "outline"} wide href={shopHref}>
        {shop.count === 0 ? groupText.choose : groupText.chooseMore}
      </LinkButton>
      {shop.count > 0 && (
        <p className="flex justify-between gap-3 text-name font-bold">
          <span>{groupText.partSum}</span>
          <span className="whitespace-nowrap">{formatMoney(sum)}</span>
        </p>
      )}
      {hostName !== null && <Notice title={groupText.hostPays(hostName)} />}
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <output className="block text-meta text-ink-2 empty:hidden">
        {said !== "" ? said : isDone ? groupText.finished : ""}
      </output>
      {!isDone && shop.count > 0 && (
        <Button size="large" wide pending={state !== "sent"} onClick={onFinish}>
          {groupText.finish}
        </Button>
      )}
      {onLeave && (
        <Button look="quiet" pending={busy === "leave"} onClick={onLeave}>
          {groupText.leave}
        </Button>
      )}
    </section>
  );
}
