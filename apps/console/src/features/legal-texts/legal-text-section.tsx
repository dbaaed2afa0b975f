import { publishLegalText } from "@lokalkorb/contracts/shops";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { termsSections } from "@lokalkorb/domain/shop/legal/terms";
import type { LegalTextKind } from "@lokalkorb/domain/shop/legal-text-fields";
import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon } from "@lokalkorb/ui/icons";
import { notify } from "@lokalkorb/ui/notify";
import { TextArea } from "@lokalkorb/ui/text-area";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { useRequest } from "@/shared/commands/use-request";
import type { Form } from "@/shared/forms/state/use-form";
import { FormSection } from "@/shared/forms/ui/form-section";
import type { LegalTextValues, LegalTextVersion } from "./legal-text-values.ts";
import { legalTextsText as words } from "./legal-texts-text.ts";

const slugs = { terms: "agb", withdrawal: "widerruf", privacy: "datenschutz" } as const;

export interface LegalTextSectionProps {
  readonly kind: LegalTextKind;
  readonly form: Form<LegalTextValues>;
  /** Of this kind, the newest first. */
  readonly versions: readonly LegalTextVersion[];
  readonly isDraft: boolean;
}

/** One text: what is in force with its hash, the draft, the press that makes it valid, and what was in force before. */
export function LegalTextSection({ kind, form, versions, isDraft }: LegalTextSectionProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const storefront = useStorefrontUrl();
  const { send, pending, problem } = useRequest(publishLegalText, words.refusals);
  const inForce = shop.legalTexts?.[kind];
  const older = versions.filter(({ version }) => version !== inForce?.version);
  const day = (at: Instant): string => formatDate(instantToLocal(at, shop.timezone).date);
  const href = (version?: number): string =>
    `${storefront}/${shop.slug}/recht/${slugs[kind]}${version === undefined ? "" : `-${version}`}`;
  const text = form.value[kind];
  const canPublish = text.trim() !== "" && (isDraft || form.isDirty || inForce === undefined);

  const publish = async (): Promise<void> => {
    // The press is for the text that is seen.
    if (form.isDirty && !(await form.submit())) return;
    const answer = await send({ restaurantId, kind, text });
    if (answer) notify({ message: words.published(answer.version), tone: "ok", autoDismiss: true });
  };
  const takeBack = async (): Promise<void> => {
    const answer = await send({ restaurantId, kind, text: null });
    if (answer) notify({ message: words.takenBack, tone: "ok", autoDismiss: true });
  };
  return (
    <FormSection title={words.kinds[kind].title} lead={words.kinds[kind].lead}>
      <div className="grid gap-0.5" data-in-force={inForce?.version ?? 0}>
        <b>{inForce === undefined ? words.ofLokalkorb : words.inForce(inForce.version, day(inForce.validFrom))}</b>
        {inForce !== undefined && (
          <>
            <span className="text-meta break-all text-ink-2">
              {words.hash}: <code>{inForce.sha256}</code>
            </span>
            <TextLink href={href()} label={words.read} />
          </>
        )}
        {isDraft && <span className="text-meta text-ink-2">{words.draft}</span>}
      </div>
      <TextArea
        label={words.kinds[kind].own}
        hint={words.textHint}
        rows={8}
        className="max-h-none"
        {...form.text(kind)}
      />
      <div className="flex flex-wrap gap-2">
        {canPublish && (
          <Button size="small" pending={pending} onClick={() => void publish()}>
            {words.publish}
          </Button>
        )}
        {kind === "terms" && text.trim() === "" && (
          <Button size="small" look="outline" onClick={() => form.set({ [kind]: template() })}>
            {words.template}
          </Button>
        )}
        {inForce !== undefined && (
          <Button size="small" look="outline" disabled={pending} onClick={() => void takeBack()}>
            {words.takeBack}
          </Button>
        )}
      </div>
      <ProblemNotice title={words.notPublished} problem={problem} />
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-bold">{words.older}</summary>
          <ul className="grid">
            {older.map(({ version, validFrom }) => (
              <li key={version}>
                <TextLink href={href(version)} label={words.olderOne(version, day(validFrom))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormSection>
  );
}

/** Lokalkorb's terms, in the form that own texts are typed in. */
const template = (): string =>
  termsSections.map(({ title, paragraphs }) => [`# ${title}`, ...paragraphs].join("\n\n")).join("\n\n");

function TextLink({ href, label }: { readonly href: string; readonly label: string }): ReactElement {
  return (
    <a className="link inline-flex min-h-11 items-center gap-1.5" href={href} target="_blank" rel="noreferrer">
      {label}
      <ExternalLinkIcon size={14} />
    </a>
  );
}
