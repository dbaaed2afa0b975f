import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { classNames } from "@lokalkorb/ui/class-names";
import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import { Illustration } from "@lokalkorb/ui/illustration";
import { Button } from "@lokalkorb/ui/button";
import { useId, useState, type ReactElement } from "react";
import { PhotoField } from "@/entities/picture/photo-field";
import { itemText as words } from "./item-text.ts";
import { pictureNames } from "./picture-names.ts";

const choices = Object.entries(pictureNames)
  .filter(([name]) => isIllustrationName(name))
  .toSorted(([, a], [, b]) => a.localeCompare(b, "de"));

interface Choice<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export interface PictureFieldProps {
  /** The name of the product. */
  readonly of: string;
  readonly photos: Choice<readonly Image[]>;
  readonly drawing: Choice<string>;
}

/** The picture of a product: a photo, or the drawing that stands for it. */
export function PictureField({ of, photos, drawing }: PictureFieldProps): ReactElement {
  const shown = isIllustrationName(drawing.value) ? drawing.value : "basket";
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  return (
    <div className="grid gap-3">
      <PhotoField
        name={of}
        shape="goods"
        value={photos.value[0]}
        onChange={(image) => photos.onChange(image ? [image, ...photos.value.slice(1)] : photos.value.slice(1))}
        drawing={<Illustration name={shown} size={64} />}
        hint={words.photoHint}
      />
      <div className="flex flex-wrap items-center gap-3">
        <span className="picture-ground grid size-11 flex-none place-items-center rounded-md">
          <Illustration name={shown} size={32} />
        </span>
        <span className="min-w-0 flex-1 text-meta text-ink-2">{words.drawing(pictureNames[shown])}</span>
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen((before) => !before)}
        >
          {words.pickDrawing}
        </Button>
      </div>
      <fieldset
        id={listId}
        hidden={!isOpen}
        className="max-h-72 grid-cols-[repeat(auto-fill,minmax(52px,1fr))] gap-1 overflow-y-auto rounded-lg bg-sunken p-2 [&:not([hidden])]:grid"
      >
        <legend className="sr-only">{words.pickDrawing}</legend>
        {isOpen &&
          choices.map(([name, label]) => (
            <label
              key={name}
              title={label}
              className={classNames(
                "grid min-h-13 cursor-pointer place-items-center rounded-md border-2 has-focus-visible:outline-2",
                name === shown ? "border-theme-ink bg-surface" : "border-transparent hover:bg-surface",
              )}
            >
              <input
                type="radio"
                name={listId}
                className="sr-only"
                aria-label={label}
                checked={name === shown}
                onChange={() => drawing.onChange(name)}
              />
              {isIllustrationName(name) && <Illustration name={name} size={36} />}
            </label>
          ))}
      </fieldset>
    </div>
  );
}
