import { setListing } from "@lokalkorb/contracts/offerings";
import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { Notice } from "@lokalkorb/ui/notice";
import { notify } from "@lokalkorb/ui/notify";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { useId, useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { useCommand } from "@/shared/commands/use-command";
import { FormSection } from "@/shared/forms/ui/form-section";
import { setupSteps, type SetupStep, type StepState } from "@/entities/setup/setup-steps";
import { setupText } from "./setup-text.ts";
import type { Setup } from "@/entities/setup/use-setup";

const words = setupText.goLive;
const choices = ["public", "unlisted"] as const;

interface GoLiveProps extends Pick<Setup, "heldFor"> {
  readonly states: Readonly<Record<SetupStep, StepState>>;
}

/** The last press: whom the shop is shown to. Before it can be pressed, it says what it waits for. */
export function GoLive({ states, heldFor }: GoLiveProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const id = useId();
  const run = useCommand();
  const storefront = useStorefrontUrl();
  const [wanted, setWanted] = useState<(typeof choices)[number]>("public");
  const [pending, setPending] = useState(false);
  const missing = setupSteps.filter((step) => step !== "live" && states[step] !== "done");
  const goLive = async (): Promise<void> => {
    setPending(true);
    const answer = await run(setListing, { restaurantId, listing: wanted }, words.subject);
    setPending(false);
    if (answer.ok && answer.value.listing === wanted)
      notify({ message: words.done[wanted], tone: "ok", autoDismiss: true });
  };
  return (
    <FormSection title={words.title}>
      {shop.listing === "hidden" ? (
        <>
          <fieldset className="grid gap-2">
            <legend className="sr-only">{words.title}</legend>
            {choices.map((choice) => (
              <RadioCard
                key={choice}
                name={id}
                label={words.visible[choice]}
                detail={words.hints[choice]}
                checked={wanted === choice}
                onChange={() => setWanted(choice)}
              />
            ))}
          </fieldset>
          <Button
            wide
            pending={pending}
            disabled={missing.length > 0 || heldFor !== null}
            onClick={() => void goLive()}
          >
            {words.press}
          </Button>
          {heldFor !== null && (
            <Notice tone="warning" title={words.held}>
              <span className="whitespace-pre-line">{heldFor}</span>
            </Notice>
          )}
          {missing.length > 0 && (
            <p className="text-meta text-pretty text-ink-2">
              {words.missing(missing.map((step) => setupText.steps[step].title).join(", "))}
            </p>
          )}
        </>
      ) : (
        <>
          <p className="text-ink-2">{words.done[shop.listing]}</p>
          <LinkButton look="outline" wide href={`${storefront}/${shop.slug}`} icon={<ExternalLinkIcon />}>
            {words.toShop}
          </LinkButton>
        </>
      )}
    </FormSection>
  );
}
