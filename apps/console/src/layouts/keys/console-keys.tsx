import { IconButton } from "@lokalkorb/ui/icon-button";
import { SearchIcon } from "@lokalkorb/ui/icons";
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { useShop } from "@/entities/shop/shop-context";
import { isDialogOpen, isTyping } from "@/shared/device/is-typing";
import { aloneMillis, plainKeys } from "@/shared/device/plain-keys";
import { shopPath, type ShopRouteKey } from "@/shared/routes/routes";
import { followLink } from "./follow-link.ts";
import { keyAction, noKeys, type KeyAction } from "./key-actions.ts";
import { KeyHelp } from "./key-help.tsx";
import { keysText as words } from "./keys-text.ts";
import { Palette } from "./palette.tsx";
import { placesFor } from "./places.ts";

export interface ConsoleKeysProps {
  readonly route: ShopRouteKey;
}

/** The keys of every page of a shop, and the search that Strg K and a press open. */
export function ConsoleKeys({ route }: ConsoleKeysProps): ReactElement {
  const [open, setOpen] = useState<"palette" | "help" | null>(null);
  const close = (): void => setOpen(null);
  const { restaurantId, role, shop } = useShop();
  const memory = useRef(noKeys);
  const alone = useRef<ReturnType<typeof setTimeout>>(undefined);

  const act = useEffectEvent((action: KeyAction) => {
    if (action.type === "palette" || action.type === "help") setOpen(action.type);
    if (action.type === "save") pressSave();
    if (action.type === "add") document.querySelector<HTMLElement>('#inhalt [data-key="add"]')?.click();
    if (action.type !== "go") return;
    const place = placesFor(role, shop.listing === "hidden").find(({ letter }) => letter === action.letter);
    if (place !== undefined) followLink(shopPath(place.route, restaurantId));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    clearTimeout(alone.current);
    if (event.repeat || event.isComposing || event.defaultPrevented) return;
    const letters = placesFor(role, shop.listing === "hidden").map(({ letter }) => letter);
    const chord = event.ctrlKey || event.metaKey;
    const isBusy = isTyping(event.target) || isList(event.target) || isDialogOpen() || !plainKeys.areOn();
    const { action, memory: next } = keyAction(
      { key: event.key, chord, alt: event.altKey, at: event.timeStamp, isBusy },
      memory.current,
      new Set(letters.filter(Boolean)),
    );
    memory.current = next;
    if (action === null) return;
    if (action.type === "palette") {
      // The search of the browser itself is not meant.
      event.preventDefault();
      if (open === "palette") close();
      else if (!isDialogOpen()) act(action);
      return;
    }
    event.preventDefault();
    if (action.type === "save") act(action);
    else alone.current = setTimeout(() => act(action), aloneMillis);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    // Before the board's own keys, which leave alone what has its meaning already.
    document.addEventListener("keydown", listen, { capture: true });
    return () => {
      clearTimeout(alone.current);
      document.removeEventListener("keydown", listen, { capture: true });
    };
  }, []);
  return (
    <>
      {/* The kitchen's wall and the scale have no head for it. */}
      {route !== "kitchen" && route !== "weighing" && (
        <IconButton
          look="outline"
          label={words.button}
          aria-keyshortcuts="Control+K"
          data-keys
          className="rounded-control! max-md:hidden"
          onClick={() => setOpen("palette")}
        >
          <SearchIcon />
        </IconButton>
      )}
      {/* The button is in the head of the page, where no other head may be. */}
      {open !== null &&
        createPortal(
          open === "palette" ? <Palette onClose={close} onHelp={() => setOpen("help")} /> : <KeyHelp onClose={close} />,
          document.querySelector("#inhalt") ?? document.body,
        )}
    </>
  );
}

/** A list jumps to what begins with the letter. */
const isList = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement;

/** The button that saves or publishes what is open, in the upper dialog or on the page; without one, the form itself. */
function pressSave(): void {
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("#inhalt");
  const button = scope?.querySelector<HTMLButtonElement>('button[data-key="save"]:not(:disabled)');
  if (button) return button.click();
  const form = document.activeElement?.closest("form");
  if (form && scope?.contains(form) === true) form.requestSubmit();
}
