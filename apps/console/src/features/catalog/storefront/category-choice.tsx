import { Checkbox } from "@lokalkorb/ui/checkbox";
import type { ReactElement } from "react";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { movedRow } from "../order/moved-row.ts";
import type { Category } from "../state/use-catalog.ts";
import { arranged } from "./storefront-choice.ts";
import { storefrontsText } from "./storefronts-text.ts";

const words = storefrontsText.form;

export interface CategoryChoiceProps {
  readonly name: string;
  readonly categories: readonly Category[];
  /** Those that are shown, in their order. */
  readonly value: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly string[]) => void;
}

/** Which categories a storefront shows, and in which order. */
export function CategoryChoice({ name, categories, value, error, onChange }: CategoryChoiceProps): ReactElement {
  return (
    <fieldset className="grid gap-1">
      <legend className="field-label mb-1">{words.categories}</legend>
      <ol className="divide-y divide-line rounded-md border border-line">
        {arranged(categories, value).map((category, index) => {
          const isShown = value.includes(category.id);
          return (
            <li key={category.id} className="flex min-h-12 items-center gap-2 ps-3 pe-1">
              <span className="min-w-0 flex-1">
                <Checkbox
                  label={category.name}
                  checked={isShown}
                  {...(index === 0 && { name, "data-invalid": error !== undefined || undefined })}
                  onChange={() =>
                    onChange(isShown ? value.filter((id) => id !== category.id) : [...value, category.id])
                  }
                />
              </span>
              {isShown && value.length > 1 && (
                <MoveButtons
                  up={words.up(category.name)}
                  down={words.down(category.name)}
                  isFirst={index === 0}
                  isLast={index === value.length - 1}
                  onMove={(by) => onChange(movedRow(value, index, index + by))}
                />
              )}
            </li>
          );
        })}
      </ol>
      {error && <p className="text-meta font-bold text-danger-ink">{error}</p>}
    </fieldset>
  );
}
