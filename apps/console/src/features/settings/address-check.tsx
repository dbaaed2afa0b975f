import { findAddress } from "@lokalkorb/contracts/places";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { failureText } from "@/shared/commands/failure-text";
import { settingsText } from "./settings-text.ts";

const words = settingsText.addressCheck;
type Asked = Pick<Address, "street" | "houseNo" | "zip" | "city" | "country">;
type Found = OutputOf<typeof findAddress>;
type Place = Found["places"][number];

export interface AddressCheckProps {
  readonly address: Asked;
  readonly onTake: (place: Place) => void;
}

/** Whether the map knows an address, and what else it may be. It never keeps a form from being saved. */
export function AddressCheck({ address, onTake }: AddressCheckProps): ReactElement {
  const client = useModelClient();
  const [answer, setAnswer] = useState<{ readonly of: string; readonly found: Found } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const typed = lineOf(address);

  const ask = async (): Promise<void> => {
    if (client === null) return;
    setAsking(true);
    const { street, houseNo, zip, city, country } = address;
    const result = await client.call(findAddress, { address: { street, houseNo, zip, city, country } });
    setAsking(false);
    setProblem(result.ok ? null : result.failure ? failureText[result.failure.type] : words.later);
    setAnswer(result.ok ? { of: typed, found: result.value } : null);
  };
  const found = answer?.of === typed ? answer.found : null;
  return (
    <div className="grid justify-items-start gap-3">
      <Button size="small" look="outline" pending={isAsking} onClick={() => void ask()}>
        {words.press}
      </Button>
      {problem !== null && <Notice tone="warning" announce title={problem} />}
      {found && <Answer typed={typed} found={found} onTake={onTake} />}
    </div>
  );
}

function Answer({
  typed,
  found,
  onTake,
}: { readonly typed: string; readonly found: Found } & Pick<AddressCheckProps, "onTake">): ReactElement {
  const [best] = found.places;
  if (!found.isAnswered) return <Notice tone="warning" announce title={words.noAnswer} />;
  if (best === undefined) return <Notice tone="warning" announce title={words.unknown} />;
  if (best.accuracy === "house" && lineOf(best) === typed) return <Notice tone="ok" announce title={words.found} />;
  return (
    <Notice tone="info" announce title={words.similar}>
      <ul className="mt-2 grid gap-2">
        {found.places.map((place) => (
          <li key={lineOf(place)} className="flex flex-wrap items-center gap-2">
            <span>{lineOf(place)}</span>
            <Button size="small" look="outline" aria-label={words.take(lineOf(place))} onClick={() => onTake(place)}>
              {words.takeShort}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const lineOf = ({ street, houseNo, zip, city }: Omit<Asked, "country">): string =>
  [`${street.trim()} ${houseNo.trim()}`, `${zip.trim()} ${city.trim()}`].join(", ");
