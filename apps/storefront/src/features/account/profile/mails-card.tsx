import { type WishedMail, wishedMails } from "@lokalkorb/domain/ordering/effects/wished-mails";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { accountText as words } from "./account-text.ts";
import type { Profile } from "./use-profile.ts";
import { useSaving } from "./use-saving.ts";
import type { ProfileSeen } from "./watch-profile.ts";

export interface MailsCardProps {
  readonly mails: ProfileSeen["mails"];
  readonly isReminded: boolean;
  readonly onSave: Profile["saveMails"];
  readonly onRemind: Profile["saveReminder"];
}

/** Mails of states that can be done without, and the one that has to be asked for; a tick is kept at once. */
export function MailsCard({ mails, isReminded, onSave, onRemind }: MailsCardProps): ReactElement {
  const saving = useSaving();
  const toggle = (mail: WishedMail): void => void saving.run(() => onSave({ ...mails, [mail]: !mails[mail] }));
  return (
    <section className="order-card" aria-labelledby="mails">
      <h2 id="mails" className="text-h3">
        {words.mails}
      </h2>
      <p className="text-pretty text-ink-2">{words.mailsLead}</p>
      <div className="grid">
        {wishedMails.map((mail) => (
          <Checkbox
            key={mail}
            label={words.mailOf[mail]}
            checked={mails[mail]}
            disabled={saving.pending}
            onChange={() => toggle(mail)}
          />
        ))}
      </div>
      <p className="text-meta text-ink-2">{words.mailsPush}</p>
      <Checkbox
        label={words.remind}
        checked={isReminded}
        disabled={saving.pending}
        onChange={() => void saving.run(() => onRemind(!isReminded))}
      />
      <p className="text-meta text-pretty text-ink-2">{words.remindHint}</p>
      {saving.problem !== null && (
        <Notice tone="danger" title={words.saveFailed} announce>
          {saving.problem}
        </Notice>
      )}
    </section>
  );
}
