import { legalTextKinds } from "@lokalkorb/domain/shop/legal-text-fields";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { legalDraftsDocument } from "@lokalkorb/model/documents/restaurants/data/legal-drafts";
import { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { useForm } from "@/shared/forms/state/use-form";
import { useSaveDocument } from "@/shared/forms/state/use-save-document";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { LegalTextSection } from "./legal-text-section.tsx";
import {
  legalTextErrors,
  legalTextValues,
  storedDrafts,
  type LegalDrafts,
  type LegalTextValues,
  type LegalTextVersion,
} from "./legal-text-values.ts";
import { legalTextsText as words } from "./legal-texts-text.ts";

/** As many as the rules give at once. */
const shown = 100;

/** The shop's own terms, instruction and notice: drafts, what is in force, and what was. */
export const LegalTextsScreen: PageWithLayout = () => {
  const { restaurantId } = useShop();
  const drafts = useDocument(legalDraftsDocument, { restaurantId });
  const versions = useQuery(
    queryOf(legalTextDocument, { restaurantId }, { orderBy: [["validFrom", "desc"]], limit: shown }),
  );
  const known = valueOf(versions);
  const failed = drafts.status === "failed" || versions.status === "failed";
  return (
    <>
      <SettingsTabs current="legalTexts" />
      {drafts.status === "pending" || failed || known === null ? (
        <ContentWait status={failed ? "failed" : "pending"} words={words} />
      ) : (
        <LegalTextsForm drafts={valueOf(drafts)} versions={known} />
      )}
    </>
  );
};
LegalTextsScreen.getLayout = (page) => <ShopLayout route="legalTexts">{page}</ShopLayout>;

interface LegalTextsFormProps {
  readonly drafts: LegalDrafts | null;
  readonly versions: readonly LegalTextVersion[];
}

function LegalTextsForm({ drafts, versions }: LegalTextsFormProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { legalTexts } = shop;
  const saveDocument = useSaveDocument();
  const stored = useMemo(() => legalTextValues(drafts, legalTexts, versions), [drafts, legalTexts, versions]);
  const form = useForm<LegalTextValues>({
    stored,
    isNew: drafts === null,
    errorsOf: legalTextErrors,
    save: async (values, before) => {
      const draftsBefore = drafts === null ? null : storedDrafts(before, legalTexts, versions);
      const wanted = storedDrafts(values, legalTexts, versions);
      const saved = await saveDocument(legalDraftsDocument, { restaurantId }, draftsBefore, wanted);
      if (saved === true) notify({ message: words.saved, tone: "ok", autoDismiss: true });
      return saved;
    },
  });
  return (
    <EditorForm form={form} label={words.label}>
      <p className="max-w-[90ch] text-ink-2">{words.lead}</p>
      {legalTextKinds.map((kind) => (
        <LegalTextSection
          key={kind}
          kind={kind}
          form={form}
          versions={versions.filter((one) => one.kind === kind)}
          isDraft={drafts?.[kind] !== undefined}
        />
      ))}
    </EditorForm>
  );
}
