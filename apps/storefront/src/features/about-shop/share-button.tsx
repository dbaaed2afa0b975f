import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { aboutText as words } from "./about-text.ts";

export interface ShareButtonProps {
  readonly title: string;
  readonly url: string;
}

/** The device's own way to pass something on; where it has none the address is copied. */
export function ShareButton({ title, url }: ShareButtonProps): ReactElement {
  const [said, say] = useState("");
  const share = async (): Promise<void> => {
    say("");
    if ("share" in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (error) {
        // Closed without a choice: nothing else was asked for.
        if (error instanceof DOMException && error.name === "AbortError") return;
      }
    }
    await navigator.clipboard.writeText(url).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  };
  return (
    <>
      <Button look="outline" icon={<ExternalLinkIcon size={16} />} onClick={() => void share()}>
        {words.share}
      </Button>
      <p aria-live="polite" className="text-meta text-ink-2 empty:hidden">
        {said}
      </p>
    </>
  );
}
