import { Button } from "@lokalkorb/ui/button";
import { Switch } from "@lokalkorb/ui/switch";
import { WarningNotice } from "@lokalkorb/ui/warning-notice";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { FormSection } from "@/shared/forms/ui/form-section";
import { noticesText } from "./notices-text.ts";
import { usePushDevice, type PushState } from "./use-push-device.ts";

const words = noticesText.push;

/** Whether this device tells of new orders while the console is closed. */
export function PushSection(): ReactElement {
  const { restaurantId } = useShop();
  const { state, busy, said, turn, test } = usePushDevice(restaurantId);
  return (
    <FormSection title={words.title} lead={words.lead}>
      {state.status === "ready" ? (
        <>
          <Switch
            label={words.switch}
            checked={state.on}
            disabled={busy}
            onChange={({ target }) => void turn(target.checked)}
          />
          {state.on && (
            <Button look="outline" className="justify-self-start" disabled={busy} onClick={() => void test()}>
              {words.press}
            </Button>
          )}
        </>
      ) : (
        <Hindrance state={state} />
      )}
      <p aria-live="polite" className="text-ink-2">
        {said}
      </p>
    </FormSection>
  );
}

function Hindrance({ state }: { readonly state: Exclude<PushState, { readonly status: "ready" }> }): ReactElement {
  if (state.status === "hindered") return <WarningNotice>{words[state.by]}</WarningNotice>;
  return <p className="text-ink-2">{words[state.status]}</p>;
}
