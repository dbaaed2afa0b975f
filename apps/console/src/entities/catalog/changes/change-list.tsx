import { Button } from "@lokalkorb/ui/button";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { changeGroups, type ChangeGroup, type ListedChange } from "./change-text.ts";
import { listText as words } from "./list-text.ts";

export interface ChangeListProps {
  readonly changes: readonly ListedChange[];
  /** Further ones that are not listed. */
  readonly more: number;
}

/** Changes by the part of the shop, with the values before and after where they are short. */
export function ChangeList({ changes, more }: ChangeListProps): ReactElement {
  const { shop } = useShop();
  return (
    <div className="grid gap-4">
      {changeGroups(changes, shop.country).map((group) => (
        <Group key={group.place} {...group} />
      ))}
      {more > 0 && <p className="text-name text-ink-2">{words.unlisted(more)}</p>}
    </div>
  );
}

const mostAtFirst = 10;

function Group({ title, lines }: ChangeGroup): ReactElement {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, mostAtFirst);
  return (
    <section>
      <h3 className="mb-1 text-name font-bold">{lines.length > 1 ? words.count(title, lines.length) : title}</h3>
      <ul className="grid gap-1 text-name leading-5">
        {shown.map(({ key, name, parts }) => (
          <li key={key} className="min-w-0 rounded-sm bg-sunken px-3 py-2 wrap-anywhere">
            {name !== undefined && <b className="block">{name}</b>}
            {parts.map((part) => (
              <span key={part} className="block">
                {part}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {lines.length > shown.length && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {words.more(lines.length - shown.length)}
        </Button>
      )}
    </section>
  );
}
