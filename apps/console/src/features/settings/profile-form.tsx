import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { kindLabels } from "@/entities/shop/kind-labels";
import { PhotoField } from "@/entities/picture/photo-field";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { AddressCheck } from "./address-check.tsx";
import { PeopleFields } from "./people/people-fields.tsx";
import { profileErrors, profileValues, storedProfile } from "./profile-values.ts";
import { settingsText } from "./settings-text.ts";

const labels = settingsText.profile;
const place = settingsText.imprint;

/** Name, story, contact and place of the shop (M-B3). */
export function ProfileForm(): ReactElement {
  const { restaurantId, shop } = useShop();
  const stored = useMemo(() => profileValues(shop), [shop]);
  const form = usePublishedForm({
    definition: shopDocument,
    at: { restaurantId },
    stored,
    errorsOf: profileErrors,
    storedOf: (values) => storedProfile(values, shop),
    savedText: () => settingsText.savedProfile,
  });
  return (
    <EditorForm form={form} label={labels.title} idle={<PublishBar changes={[]} />}>
      <FormSection title={labels.title} lead={labels.lead}>
        <FieldRow wide>
          <TextField label={labels.name} maxLength={120} {...form.text("name")} />
          <ChoiceField label={labels.kind} choices={kindLabels} {...form.choice("kind")} />
        </FieldRow>
        <TextField label={labels.slogan} note={settingsText.optional} maxLength={120} {...form.text("slogan")} />
        <TextArea
          label={labels.description}
          note={settingsText.optional}
          hint={labels.descriptionHint}
          {...form.text("description")}
        />
      </FormSection>
      <FormSection title={labels.pictures} lead={labels.picturesLead}>
        <PhotoField
          label={labels.cover}
          shape="cover"
          withoutPaste
          hint={labels.coverHint}
          {...form.choice("cover")}
          name={form.value.name}
        />
        <PhotoField
          label={labels.logo}
          shape="logo"
          withoutPaste
          hint={labels.logoHint}
          {...form.choice("logo")}
          name={form.value.name}
        />
      </FormSection>
      <FormSection title={labels.gallery} lead={labels.galleryLead}>
        <GalleryFields {...form.choice("gallery")} name={form.value.name} />
      </FormSection>
      <FormSection title={labels.people} lead={labels.peopleLead}>
        <PeopleFields people={form.rows("people")} />
      </FormSection>
      <FormSection title={labels.contact}>
        <FieldRow wide>
          <TextField label={labels.phone} type="tel" autoComplete="tel" {...form.text("phone")} />
          <TextField label={labels.email} type="email" hint={labels.emailHint} {...form.text("emailPublic")} />
        </FieldRow>
        <TextField label={labels.website} note={settingsText.optional} inputMode="url" {...form.text("website")} />
      </FormSection>
      <FormSection title={labels.hours} lead={labels.hoursLead}>
        <WindowRows rows={form.rows("hours")} />
      </FormSection>
      <FormSection title={labels.place} lead={labels.placeHint}>
        <FieldRow>
          <TextField label={place.street} {...form.text("street")} />
          <TextField label={place.houseNo} {...form.text("houseNo")} />
          <TextField label={place.zip} inputMode="numeric" {...form.text("zip")} />
          <TextField label={place.city} {...form.text("city")} />
        </FieldRow>
        <AddressCheck
          address={{ ...form.value, country: shop.country }}
          onTake={({ street, houseNo, zip, city }) => form.set({ street, houseNo, zip, city })}
        />
      </FormSection>
    </EditorForm>
  );
}

const mostPhotos = 24;

interface GalleryFieldsProps {
  readonly name: string;
  readonly value: readonly Image[];
  readonly onChange: (value: readonly Image[]) => void;
}

/** Each photo of the gallery with its own field, and one more to add. */
function GalleryFields({ name, value, onChange }: GalleryFieldsProps): ReactElement {
  const places = value.length < mostPhotos ? [...value, undefined] : value;
  const put = (index: number, next: Image | undefined): void => {
    const others = value.toSpliced(index, 1);
    // The same photo once more is the same picture.
    const isThere = others.some(({ path }) => path === next?.path);
    onChange(next === undefined || isThere ? others : others.toSpliced(index, 0, next));
  };
  return (
    <>
      {places.map((image, index) => (
        <PhotoField
          key={image?.path ?? "new"}
          label={labels.photoOf(index + 1)}
          shape="goods"
          name={name}
          hint={labels.galleryHint}
          value={image}
          onChange={(next) => put(index, next)}
          withoutPaste={image !== undefined}
        />
      ))}
    </>
  );
}
