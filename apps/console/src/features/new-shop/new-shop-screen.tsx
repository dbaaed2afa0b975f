import { valueOf } from "@lokalkorb/model/document/document-state";
import { switchesDocument } from "@lokalkorb/model/documents/data/switches";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { SpinnerIcon } from "@lokalkorb/ui/icons";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { useSignedInState } from "@/shared/environment/use-viewer-state";
import { newShopPath } from "@/shared/routes/routes";
import { ScreenHead } from "@/shared/routes/screen-head";
import { NewShopForm } from "./new-shop-form.tsx";
import { newShopText } from "./new-shop-text.ts";

/** Where a shop begins, for everybody who is signed in. */
export function NewShopScreen(): ReactElement {
  const viewer = useSignedInState(newShopPath());
  const isClosed = valueOf(useDocument(switchesDocument, {}))?.registrations === false;
  return (
    <div className="grid w-full max-w-[720px] gap-4">
      <ScreenHead route="newShop" />
      <div className="grid gap-1">
        <h1 className="text-h1">{newShopText.title}</h1>
        {!isClosed && <p className="text-pretty text-ink-2">{newShopText.lead}</p>}
      </div>
      {viewer.status === "signedIn" && isClosed ? (
        <Notice title={newShopText.closedTitle}>{newShopText.closed}</Notice>
      ) : viewer.status === "signedIn" ? (
        <NewShopForm shops={viewer.viewer.restaurants} />
      ) : (
        <SpinnerIcon size={24} className="spinner text-theme-ink" label={newShopText.loading} />
      )}
    </div>
  );
}
