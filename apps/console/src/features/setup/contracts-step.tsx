import { acceptContracts } from "@lokalkorb/contracts/shops";
import { contractVersions, merchantContracts } from "@lokalkorb/domain/shop/merchant-contracts";
import { Button } from "@lokalkorb/ui/button";
import { ExternalLinkIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useStorefrontUrl } from "@/layouts/use-storefront-url";
import { useRequest } from "@/shared/commands/use-request";
import { ProblemNotice } from "@/shared/commands/problem-notice";
import { contractRefusals, setupText } from "./setup-text.ts";

const words = setupText.contracts;
const pages = { terms: "/agb-betriebe", AVV: "/auftragsverarbeitung" } as const;

/** Both contracts to read, and one press for both in the version that is shown (GDP-01, PLT-07). */
export function ContractsStep({ isDone }: { readonly isDone: boolean }): ReactElement {
  const { restaurantId } = useShop();
  const storefront = useStorefrontUrl();
  const { send, pending, problem } = useRequest(acceptContracts, contractRefusals);
  const [changed, setChanged] = useState(false);
  const accept = async (): Promise<void> => {
    const answer = await send({ restaurantId, versions: { ...contractVersions } });
    setChanged(answer?.result === "changed");
  };
  const failure = problem ?? (changed ? words.changed : null);
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid gap-1">
        {merchantContracts.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-3">
            <a
              className="link inline-flex min-h-11 items-center gap-1.5"
              href={`${storefront}${pages[kind]}`}
              target="_blank"
              rel="noreferrer"
            >
              {words[kind]}
              <ExternalLinkIcon size={14} />
            </a>
            <span className="text-meta text-ink-2">{words.versionOf(contractVersions[kind])}</span>
          </li>
        ))}
      </ul>
      {!isDone && (
        <Button pending={pending} onClick={() => void accept()}>
          {words.accept}
        </Button>
      )}
      {!isDone && <ProblemNotice title={words.failed} problem={failure} />}
    </div>
  );
}
