import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import type { PlaceValues } from "../state/place-values.ts";

type PlaceText = Exclude<keyof PlaceValues, "known">;
type FieldProps = ReturnType<FormFields<PlaceValues>["text"]>;

/** Name, address and how to find it. */
export function PlaceFields({
  fields,
}: {
  readonly fields: { readonly text: (name: PlaceText) => FieldProps };
}): ReactElement {
  return (
    <>
      <TextField label={words.placeName} {...fields.text("placeName")} />
      <FieldRow>
        <TextField label={words.street} {...fields.text("street")} />
        <TextField label={words.houseNo} {...fields.text("houseNo")} />
        <TextField label={words.zip} inputMode="numeric" {...fields.text("zip")} />
        <TextField label={words.city} {...fields.text("city")} />
      </FieldRow>
      <TextField label={words.instructions} note={words.optional} {...fields.text("instructions")} />
    </>
  );
}
