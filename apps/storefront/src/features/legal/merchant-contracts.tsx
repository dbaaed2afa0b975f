import { dataProcessingSections } from "@lokalkorb/domain/shop/legal/data-processing";
import { contractVersions, contractVersionText } from "@lokalkorb/domain/shop/merchant-contracts";
import { merchantTermsSections } from "@lokalkorb/domain/shop/legal/merchant-terms";
import type { ReactElement } from "react";
import { routes } from "@/shared/routes/routes";
import { LegalPage } from "./legal-page.tsx";

/** The contracts that a shop accepts before it is seen; the console leads here. */
export function MerchantTermsScreen(): ReactElement {
  const { title, page } = routes.merchantTerms;
  return (
    <LegalPage title={title} sections={merchantTermsSections} path={page}>
      <Version of={contractVersions.terms} />
    </LegalPage>
  );
}

export function DataProcessingScreen(): ReactElement {
  const { title, page } = routes.dataProcessing;
  return (
    <LegalPage title={title} sections={dataProcessingSections} path={page}>
      <Version of={contractVersions.AVV} />
    </LegalPage>
  );
}

function Version({ of }: { readonly of: string }): ReactElement {
  return <p className="mt-2 text-ink-2">Fassung {contractVersionText(of)}</p>;
}
