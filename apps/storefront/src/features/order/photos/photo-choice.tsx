import { Button } from "@lokalkorb/ui/button";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { PlusIcon, XIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import { useRef, type ReactElement } from "react";
import { photosText as words } from "./photos-text.ts";
import type { ChosenPhoto, Photos } from "./use-photos.ts";

interface PhotoChoiceProps {
  readonly photos: Photos;
  /** So many may be chosen in all. */
  readonly most: number;
  /** Where the complaint is there already, a photo is sent as it is chosen. */
  readonly onAdded?: (chosen: readonly ChosenPhoto[]) => void;
}

/** From the pictures of a telephone or its camera. */
export function PhotoChoice({ photos, most, onAdded }: PhotoChoiceProps): ReactElement {
  const { chosen, progress, problem, add, remove } = photos;
  const input = useRef<HTMLInputElement>(null);
  const isBusy = progress !== null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-bold">{words.label}</legend>
      <p className="text-meta text-ink-2">{words.hint}</p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((photo, index) => (
            <li key={photo.requestId} className="relative">
              {/* oxlint-disable-next-line next/no-img-element -- it lies in this browser alone */}
              <img src={photo.address} alt={words.chosen(index + 1)} className="size-24 rounded-md object-cover" />
              {!isBusy && (
                <IconButton
                  label={words.remove(index + 1)}
                  look="outline"
                  className="absolute! top-0 right-0 bg-surface!"
                  onClick={() => remove(photo)}
                >
                  <XIcon />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      <output className="text-meta text-ink-2 empty:hidden">{progress}</output>
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      {onAdded !== undefined && chosen.length > 0 && !isBusy && (
        <Button wide onClick={() => onAdded(chosen)}>
          {words.again}
        </Button>
      )}
      {chosen.length < most && (
        <Button
          look="outline"
          wide
          disabled={isBusy}
          icon={<PlusIcon size={16} />}
          onClick={() => input.current?.click()}
        >
          {words.add}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file once more is a choice, too.
          target.value = "";
          void add(files, most).then((now) => onAdded?.(now));
        }}
      />
    </fieldset>
  );
}
