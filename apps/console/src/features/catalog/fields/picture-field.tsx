import { isIllustrationName } from "@lokalkorb/ui/illustrations";
import { Illustration } from "@lokalkorb/ui/illustration";
import { Select } from "@lokalkorb/ui/select";
import type { ReactElement } from "react";
import { itemText as words } from "./item-text.ts";
import { pictureNames } from "./picture-names.ts";

const choices = Object.entries(pictureNames).toSorted(([, a], [, b]) => a.localeCompare(b, "de"));

export interface PictureFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The drawing that stands for it until there is a photo. */
export function PictureField({ value, onChange }: PictureFieldProps): ReactElement {
  const shown = isIllustrationName(value) ? value : "basket";
  return (
    <div className="flex items-end gap-3">
      <span className="picture-ground grid size-14 flex-none place-items-center rounded-md">
        <Illustration name={shown} size={40} />
      </span>
      <Select
        label={words.pickPicture}
        name="illustration"
        className="grid min-w-0 flex-1 content-start gap-1"
        value={shown}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
