import type { LockerTerms } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { windowTexts } from "@/entities/slot/window-text";

const cold: Readonly<Record<LockerTerms["tempZone"], string>> = {
  ambient: "",
  chilled: "gekühlt ",
  frozen: "tiefgekühlt ",
};

/** 'Deine Ware liegt 24 Stunden gekühlt im Fach, zugänglich rund um die Uhr.' */
export function lockerText({ tempZone, holdHours, accessWindows }: LockerTerms): string {
  const access = accessWindows.length === 0 ? "rund um die Uhr" : windowTexts(accessWindows).join(" und ");
  const hours = holdHours === 1 ? "1 Stunde" : `${holdHours} Stunden`;
  return `Deine Ware liegt ${hours} ${cold[tempZone]}im Fach, zugänglich ${access}.`;
}
