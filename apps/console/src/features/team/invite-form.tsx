import { inviteMember } from "@lokalkorb/contracts/team";
import { isMailAddress } from "@lokalkorb/domain/access/mail-address";
import { invitedRoles } from "@lokalkorb/domain/access/team";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { TextField } from "@lokalkorb/ui/text-field";
import { useId, useRef, useState, type FormEvent, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { wrongFields } from "@/shared/forms/focus/focus-wrong-field";
import { FormSection } from "@/shared/forms/ui/form-section";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { inviteRefusals, teamText } from "./team-text.ts";

const words = teamText.invite;
const empty = { email: "", name: "" };

/** Address, name and role of a person who gets a mail; what was typed stays until it is on its way. */
export function InviteForm(): ReactElement {
  const { restaurantId } = useShop();
  const id = useId();
  const { send, pending, problem } = useRequest(inviteMember, inviteRefusals);
  const [values, setValues] = useState(empty);
  const [role, setRole] = useState<(typeof invitedRoles)[number]>("staff");
  const [checked, setChecked] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly tone: "ok" | "warning"; readonly words: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const email = values.email.trim();
  const name = values.name.trim();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!isMailAddress(email) || name === "") {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrongFields)?.focus());
      return;
    }
    const answer = await send({ restaurantId, email, name, role });
    if (answer === null) return setOutcome(null);
    if (answer.result === "member") return setOutcome({ tone: "warning", words: words.member });
    setOutcome({ tone: "ok", words: words.sent(email) });
    setValues(empty);
    setChecked(false);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <FormSection title={words.title} lead={words.lead}>
        <TextField
          label={words.email}
          type="email"
          autoComplete="off"
          value={values.email}
          error={checked && !isMailAddress(email) ? words.emailWrong : undefined}
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={80}
          value={values.name}
          error={checked && name === "" ? words.nameMissing : undefined}
          onChange={(event) => setValues({ ...values, name: event.target.value })}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-meta">{words.role}</legend>
          {invitedRoles.map((each) => (
            <RadioCard
              key={each}
              name={id}
              label={roleLabels[each]}
              detail={teamText.duties[each]}
              checked={each === role}
              onChange={() => setRole(each)}
            />
          ))}
        </fieldset>
        <ProblemNotice title={words.failed} problem={problem} />
        {problem === null && outcome !== null && (
          <Notice tone={outcome.tone} announce>
            {outcome.words}
          </Notice>
        )}
        <Button type="submit" wide pending={pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </FormSection>
    </form>
  );
}
