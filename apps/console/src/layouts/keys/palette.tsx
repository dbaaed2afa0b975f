// oxlint-disable jsx-a11y/prefer-tag-over-role -- the pattern of a combobox; a datalist tells neither groups nor facts
import { Dialog } from "@lokalkorb/ui/dialog";
import { classNames } from "@lokalkorb/ui/class-names";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { grouped, type Entry } from "./entries.ts";
import { followLink } from "./follow-link.ts";
import { keysText as words } from "./keys-text.ts";
import { remember } from "./recent.ts";
import { useFinds } from "./use-finds.ts";

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

/** One field for all that can be gone to: arrows choose, Enter goes there, and a press does, too. */
export function Palette({ onClose, onHelp }: PaletteProps): ReactElement {
  const { restaurantId, role } = useShop();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const { entries, state } = useFinds(typed);
  const listId = useId();
  const groups = grouped(entries, typed);
  const flat = groups.flatMap(([, group]) => group);
  const chosen = flat[Math.min(at, flat.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // The dialog itself begins at its button to close.
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- another one is chosen with each
  }, [chosen?.href]);
  const optionId = (entry: Entry): string => `${listId}-${flat.indexOf(entry)}`;
  const open = (entry: Entry): void => {
    remember(restaurantId, entry);
    onClose();
    followLink(entry.href);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && flat.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, flat.length - 1) + step + flat.length) % flat.length);
    }
    if (
      event.key === "Enter" &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.nativeEvent.isComposing &&
      chosen !== undefined
    ) {
      event.preventDefault();
      open(chosen);
    }
  };
  return (
    <Dialog title={words.title} width={600} onClose={onClose}>
      <div className="grid gap-3 text-name">
        <TextField
          ref={field}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          {...(chosen !== undefined && { "aria-activedescendant": optionId(chosen) })}
          type="search"
          label={role === "kitchen" ? words.fieldOfKitchen : words.field}
          before={<SearchIcon />}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={press}
        />
        <output className="sr-only">{state === "pending" ? words.looking : words.found(flat.length)}</output>
        {state === "failed" && <p className="text-warning-ink">{words.partly}</p>}
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={words.title}
          className="grid gap-2 md:h-[46dvh] md:content-start md:overflow-y-auto"
        >
          {groups.map(([group, inside]) => (
            <div key={group} role="group" aria-label={words.groups[group]}>
              <p aria-hidden className="px-2 pb-1 text-meta text-ink-2">
                {words.groups[group]}
              </p>
              {inside.map((entry) => (
                <Option
                  key={entry.href}
                  id={optionId(entry)}
                  entry={entry}
                  isChosen={entry === chosen}
                  onOpen={() => open(entry)}
                />
              ))}
            </div>
          ))}
          {flat.every(({ group }) => group === "further") && state !== "pending" && (
            <p className="px-2 py-3 text-ink-2">{words.none(typed.trim())}</p>
          )}
        </div>
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-meta text-ink-2 max-md:hidden">
          {words.hint}
          <button type="button" className="link min-h-11" onClick={onHelp}>
            {words.help}
          </button>
        </p>
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onOpen: () => void;
}

function Option({ id, entry: { title, fact, letter }, isChosen, onOpen }: OptionProps): ReactElement {
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events -- the field above holds the focus and its keys choose
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onOpen}
      className={classNames(
        "grid min-h-11 cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md px-2 py-1.5 leading-5",
        isChosen ? "bg-tint outline-2 -outline-offset-2 outline-theme-ink" : "hover:bg-sunken",
      )}
    >
      <span className="min-w-0">
        <span className="block truncate">{title}</span>
        {fact && <span className="block truncate text-meta text-ink-2">{fact}</span>}
      </span>
      {letter && (
        <span aria-hidden className="flex gap-1 text-ink-2">
          <kbd className="key">G</kbd>
          <kbd className="key">{letter.toUpperCase()}</kbd>
        </span>
      )}
    </div>
  );
}
