import { can } from "@lokalkorb/domain/access/permissions";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Switch } from "@lokalkorb/ui/switch";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { plainKeys } from "@/shared/device/plain-keys";
import { mayOpen } from "@/shared/routes/may-open";
import { keysText as words } from "./keys-text.ts";
import { placesFor } from "./places.ts";

type Row = readonly [keys: readonly string[], meaning: string];

/** The keys that do something for this role. */
export function KeyHelp({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { role, shop } = useShop();
  const [isOn, setOn] = useState(plainKeys.areOn);
  const { keys } = words;
  const always: readonly Row[] = [
    [["Strg", "K"], keys.palette],
    ...(can(role, "soldOut") ? [[["Strg", "Enter"], keys.save] as const] : []),
    [["Strg", "Z"], keys.undo],
  ];
  const alone: readonly Row[] = [
    ...(can(role, "order.accept") ? [[["Enter"], keys.accept] as const] : []),
    ...(mayOpen(role, "kitchen") ? [[["F"], keys.kitchen] as const] : []),
    ...(can(role, "catalogue") ? [[["N"], keys.add] as const] : []),
    [["/"], keys.search],
    [["?"], keys.help],
  ];
  const places = placesFor(role, shop.listing === "hidden").flatMap(({ letter, title }): readonly Row[] =>
    letter === "" ? [] : [[[letter.toUpperCase()], title]],
  );
  return (
    <Dialog title={words.helpTitle} width={640} onClose={onClose}>
      <div className="grid gap-5 text-name">
        <KeyTable title={words.always} rows={always} />
        <p className="text-ink-2">{words.helpLead}</p>
        <div className="grid gap-5 md:grid-cols-2 md:items-start">
          <KeyTable title={words.goTo} rows={places} />
          <KeyTable title={words.alone} rows={alone} />
        </div>
        <div className="grid gap-1 border-t border-line pt-3">
          <Switch
            label={words.plain}
            checked={isOn}
            onChange={(event) => {
              plainKeys.turn(event.target.checked);
              setOn(plainKeys.areOn());
            }}
          />
          <p className="text-meta text-ink-2">{words.plainHint}</p>
        </div>
      </div>
    </Dialog>
  );
}

function KeyTable({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }): ReactElement {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 text-h3">{title}</h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-2">
        {rows.map(([pressed, meaning]) => (
          <div key={meaning} className="col-span-2 grid grid-cols-subgrid">
            <dt className="flex items-start gap-1">
              {pressed.map((key) => (
                <kbd key={key} className="rounded-sm border border-current px-1.5 text-meta">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
