import type { ShopPerson } from "./shop-fields.ts";

/** Published with a photo is only who agreed to it. */
export const withAgreedPhotos = (people: readonly ShopPerson[]): readonly ShopPerson[] =>
  people.map(({ photo, photoAgreed, ...person }) =>
    photo !== undefined && photoAgreed === true ? { ...person, photo, photoAgreed } : person,
  );

/**
 * The published people of a shop as far as its profile still names them: who withdraws leaves the page with the next look
 * at it, whatever is published (Art. 7 (3) GDPR).
 */
export function shownPeople(published: readonly ShopPerson[], now: readonly ShopPerson[]): readonly ShopPerson[] {
  return withAgreedPhotos(published).flatMap((person) => {
    const kept = now.filter(({ name }) => name === person.name);
    if (kept.length === 0) return [];
    const { photo, photoAgreed: _agreed, ...words } = person;
    const isAgreed = kept.some((each) => each.photoAgreed === true && each.photo?.path === photo?.path);
    return [photo !== undefined && isAgreed ? person : words];
  });
}
