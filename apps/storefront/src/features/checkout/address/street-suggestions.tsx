// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the pattern of a combobox: its keys go to the field; a datalist closes itself as it likes
import { MapPinIcon } from "@lokalkorb/ui/icons";
import { useEffect, useEffectEvent, useState, type ReactElement } from "react";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { fieldId } from "../state/checkout-fields.ts";
import { countriesOf } from "../state/checkout-form.ts";
import { addressLine, askedAddress, splitStreet, worthProposing, type ProposedAddress } from "./asked-address.ts";
import { useSuggestions } from "./use-suggestions.ts";

const words = {
  list: "Vorschläge für die Adresse",
  found: (count: number): string =>
    count === 0 ? "" : `${count === 1 ? "Ein Vorschlag" : `${count} Vorschläge`}, mit den Pfeiltasten zu wählen.`,
} as const;

const listId = "strasse-vorschlaege";
const optionId = (index: number): string => `${listId}-${index}`;

/** Makes the field of the street a combobox while there is something to choose. The server finds the point by itself (X-M1). */
export function StreetSuggestions({ shop, checkout }: CheckoutProps): ReactElement | null {
  const { form, set } = checkout;
  const { street, zip, city, houseNo } = form;
  /** The street that was chosen, or left with Escape: nothing is proposed for it. */
  const [settled, settle] = useState<string | null>(null);
  const [at, setAt] = useState(-1);
  const [isTyped, setTyped] = useState(true);
  const asked = settled === street ? null : askedAddress(form, countriesOf(shop.menu, shop.option));
  const found = useSuggestions(asked);
  const written = addressLine({ ...splitStreet(street), ...(houseNo.trim() && { houseNo }), zip, city: city.trim() });
  const places = isTyped && asked !== null ? worthProposing(found, written) : [];
  const isOpen = places.length > 0;
  const chosen = places[at];

  const take = (place: ProposedAddress): void => {
    const number = place.houseNo === "" ? houseNo : place.houseNo;
    set({ street: place.street, zip: place.zip, city: place.city, houseNo: number });
    settle(place.street);
    setAt(-1);
    document.getElementById(fieldId(number === "" ? "houseNo" : "street"))?.focus();
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!isOpen || event.isComposing) return;
    if (event.key === "ArrowDown") setAt(at + 1 < places.length ? at + 1 : 0);
    else if (event.key === "ArrowUp") setAt(at > 0 ? at - 1 : places.length - 1);
    else if (event.key === "Escape") settle(street);
    else if (event.key === "Enter" && chosen !== undefined) take(chosen);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const field = document.getElementById(fieldId("street"));
    if (field === null) return undefined;
    const typed = (): void => {
      setTyped(true);
      setAt(-1);
    };
    const left = (): void => setTyped(false);
    const names = ["role", "aria-autocomplete", "aria-controls", "aria-expanded", "aria-activedescendant"];
    field.addEventListener("keydown", press);
    field.addEventListener("input", typed);
    field.addEventListener("blur", left);
    return () => {
      field.removeEventListener("keydown", press);
      field.removeEventListener("input", typed);
      field.removeEventListener("blur", left);
      for (const name of names) field.removeAttribute(name);
    };
  }, []);
  const active = chosen === undefined ? null : optionId(at);
  useEffect(() => {
    const field = document.getElementById(fieldId("street"));
    if (field === null) return;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) field.setAttribute("aria-controls", listId);
    else field.removeAttribute("aria-controls");
    if (active === null) field.removeAttribute("aria-activedescendant");
    else field.setAttribute("aria-activedescendant", active);
  }, [isOpen, active]);
  return (
    <>
      <output className="sr-only">{words.found(places.length)}</output>
      {isOpen && (
        <div
          id={listId}
          role="listbox"
          aria-label={words.list}
          className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-lg border border-line bg-surface shadow-float"
        >
          {places.map((place, index) => (
            <Option
              key={addressLine(place)}
              id={optionId(index)}
              place={place}
              isChosen={index === at}
              onTake={() => take(place)}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface OptionProps {
  readonly id: string;
  readonly place: ProposedAddress;
  readonly isChosen: boolean;
  readonly onTake: () => void;
}

function Option({ id, place, isChosen, onTake }: OptionProps): ReactElement {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className="flex min-h-11 cursor-pointer items-center gap-2 px-3 py-2 leading-snug hover:bg-tint-2 aria-selected:bg-tint-2"
      // The field keeps the focus, and with it the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onTake}
    >
      <MapPinIcon size={16} className="shrink-0 text-theme-ink" />
      {addressLine(place)}
    </div>
  );
}
