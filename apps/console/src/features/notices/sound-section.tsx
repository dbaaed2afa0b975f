import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { FormSection } from "@/shared/forms/ui/form-section";
import { pageSound } from "@/shared/sound/sound-switch";
import { useSound } from "@/shared/sound/use-sound";
import { noticesText } from "./notices-text.ts";

const words = noticesText.sound;

/** The bell of a new order, once, so that its volume can be tried before it matters. */
export function SoundSection(): ReactElement {
  const sound = useSound();
  const [pressed, setPressed] = useState(false);
  const play = (): void => {
    pageSound().play("new");
    setPressed(true);
  };
  return (
    <FormSection title={words.title} lead={words.lead}>
      {sound === "off" ? (
        <>
          <p className="text-warning-ink">{words.off}</p>
          <Button look="outline" className="justify-self-start" onClick={() => pageSound().turnOn()}>
            {words.turnOn}
          </Button>
        </>
      ) : (
        <Button look="outline" className="justify-self-start" onClick={play}>
          {words.press}
        </Button>
      )}
      <p aria-live="polite" className="text-ink-2">
        {pressed && sound !== "off" && (sound === "on" ? words.played : words.blocked)}
      </p>
    </FormSection>
  );
}
