import { Button } from "@lokalkorb/ui/button";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { Volume2Icon, VolumeXIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { layoutText } from "./layout-text.ts";
import { pageSound } from "@/shared/sound/sound-switch";
import { useSound } from "@/shared/sound/use-sound";

/** Off and blocked look alarming on purpose: a shop that hears nothing loses orders. */
export function SoundButton(): ReactElement {
  const sound = useSound();
  if (sound === "on") {
    return (
      <IconButton
        look="outline"
        label={layoutText.sound.turnOff}
        className="rounded-control!"
        onClick={() => pageSound().turnOff()}
      >
        <Volume2Icon />
      </IconButton>
    );
  }
  return (
    <Button
      look="outline"
      className="border-warning-ink! px-3! text-warning-ink! whitespace-nowrap"
      icon={<VolumeXIcon />}
      onClick={() => pageSound().turnOn()}
    >
      <span className="max-xl:sr-only">{layoutText.sound.turnOn}</span>
    </Button>
  );
}
