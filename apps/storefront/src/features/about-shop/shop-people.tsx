import type { ShopPerson } from "@lokalkorb/domain/shop/shop-fields";
import { pictureSource } from "@lokalkorb/model/picture-source";
import { Photo } from "@lokalkorb/ui/photo";
import type { ReactElement } from "react";

/** Who shoppers meet: a face where its person agreed, a name, the work, and a sentence of their own. */
export const ShopPeople = ({ people }: { readonly people: readonly ShopPerson[] }): ReactElement => (
  <ul className="grid gap-3 md:grid-cols-2">
    {people.map(({ name, does, says, photo }) => {
      const face = pictureSource(photo);
      return (
        <li key={`${name} ${does}`} className="flex items-start gap-4 rounded-lg bg-surface p-4">
          {face && (
            <span className="relative size-24 flex-none overflow-hidden rounded-full">
              <Photo of={face} sizes="96px" />
            </span>
          )}
          <span className="min-w-0">
            <b className="block text-name">{name}</b>
            <span className="text-ink-2">{does}</span>
            {says && <q className="mt-2 block text-pretty">{says}</q>}
          </span>
        </li>
      );
    })}
  </ul>
);
