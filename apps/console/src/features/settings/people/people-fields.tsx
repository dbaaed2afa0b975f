import { Checkbox } from "@lokalkorb/ui/checkbox";
import { IconButton } from "@lokalkorb/ui/icon-button";
import { ArrowLeftIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { PhotoField } from "@/entities/picture/photo-field";
import type { Rows } from "@/shared/forms/state/form-fields";
import { AddButton } from "@/shared/forms/ui/add-button";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { newPerson, type PersonValues } from "./person-values.ts";
import { peopleText as words } from "./people-text.ts";

const mostPeople = 12;

/** The people of the shop, in the order in which its page names them. */
export function PeopleFields({ people }: { readonly people: Rows<PersonValues> }): ReactElement {
  return (
    <>
      {people.each.map((person, index) => (
        <RowCard
          // oxlint-disable-next-line react/no-array-index-key -- a row has nothing else that names it
          key={index}
          removeLabel={words.remove(index + 1)}
          onRemove={person.remove}
          actions={
            index > 0 && (
              <IconButton label={words.up(index + 1)} onClick={() => person.move(-1)}>
                <ArrowLeftIcon size={18} className="rotate-90" />
              </IconButton>
            )
          }
        >
          <FieldRow wide>
            <TextField label={words.name} maxLength={80} {...person.text("name")} />
            <TextField label={words.does} maxLength={160} {...person.text("does")} />
          </FieldRow>
          <TextField label={words.says} note={words.optional} maxLength={300} {...person.text("says")} />
          <PhotoField
            label={words.photo(index + 1)}
            shape="logo"
            withoutPaste
            hint={words.photoHint}
            name={person.value.name}
            value={person.value.photo}
            // Another photo is another question.
            onChange={(photo) => person.set({ photo, photoAgreed: false })}
          />
          {person.value.photo !== undefined && (
            <Checkbox
              label={words.agreed}
              hint={words.agreedHint}
              error={person.error("photoAgreed")}
              {...person.flag("photoAgreed")}
            />
          )}
        </RowCard>
      ))}
      {people.each.length < mostPeople && (
        <AddButton label={words.add} error={people.error} onClick={() => people.add(newPerson)} />
      )}
    </>
  );
}
