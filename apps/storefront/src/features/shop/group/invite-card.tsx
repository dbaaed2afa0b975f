import { Button } from "@lokalkorb/ui/button";
import { CopyIcon } from "@lokalkorb/ui/icons";
import { LateQrCode } from "@lokalkorb/ui/late-qr-code";
import { useState, type ReactElement } from "react";
import { groupText } from "./group-text.ts";

export interface InviteCardProps {
  readonly shopName: string;
  readonly link: string;
  readonly left: string;
  readonly until: string;
  /** Only for the host. */
  readonly onExtend?: (() => void) | undefined;
  readonly pending: boolean;
}

export function InviteCard({ shopName, link, left, until, onExtend, pending }: InviteCardProps): ReactElement {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const share = (): void => {
    if (typeof navigator.share !== "function") return copy();
    navigator.share({ title: groupText.shareText(shopName), url: link }).catch(() => undefined);
  };
  return (
    <section className="order-card grid gap-4" aria-labelledby="einladen">
      <h2 id="einladen" className="text-h3">
        {groupText.invite}
      </h2>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem] sm:items-center">
        <div className="grid gap-3">
          <p>
            <b className="block">{left}</b>
            <span className="text-meta text-ink-2">{until}</span>
          </p>
          <p className="rounded-lg border border-dashed border-line-strong px-3 py-2 text-meta font-bold break-all">
            <span className="sr-only">{groupText.linkName}: </span>
            <span data-group-link>{link}</span>
          </p>
        </div>
        <div className="mx-auto size-32">
          <LateQrCode text={link} label={groupText.qrName} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={share}>{groupText.share}</Button>
        <Button look="outline" icon={<CopyIcon size={18} />} onClick={copy}>
          {groupText.copy}
        </Button>
        {onExtend && (
          <Button look="quiet" pending={pending} onClick={onExtend}>
            {groupText.extend}
          </Button>
        )}
      </div>
      <output className="block text-meta text-ink-2 empty:hidden">{isCopied ? groupText.copied : ""}</output>
    </section>
  );
}
