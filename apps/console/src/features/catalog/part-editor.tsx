import { can } from "@lokalkorb/domain/access/permissions";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { ArrowLeftIcon, CopyIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PageLink } from "@lokalkorb/shell/page-link";
import type { ReactElement } from "react";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { useSetQuery } from "@/shared/routes/use-query-value";
import { BundleEditor, NewBundleEditor } from "./bundle/bundle-editor.tsx";
import { CategoryEditor } from "./category/category-editor.tsx";
import { GroupEditor, NewGroupEditor } from "./group/group-editor.tsx";
import { ItemEditor } from "./item/item-editor.tsx";
import { NewItemEditor } from "./item/new-item-editor.tsx";
import { AddPart, type OfferingView } from "./catalog-head.tsx";
import { NewOptionEditor, OptionEditor } from "./option/option-editor.tsx";
import { StorefrontEditor } from "./storefront/storefront-editor.tsx";
import { catalogText } from "./lists/catalog-text.ts";
import type { CatalogDraft } from "./state/use-catalog.ts";
import type { WantedPart } from "./state/use-wanted-part.ts";

export interface PartEditorProps {
  readonly part: WantedPart;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
}

/** Where each kind is listed. */
const lists: Readonly<Record<WantedPart["kind"], OfferingView>> = {
  artikel: "artikel",
  gruppe: "gruppen",
  option: "optionen",
  paket: "pakete",
  kategorie: "kategorien",
  laden: "ansichten",
};

/** The form that the address asks for, with the way back to the list. */
export function PartEditor({ part, catalog, changes }: PartEditorProps): ReactElement {
  const { restaurantId, role } = useShop();
  const setQuery = useSetQuery();
  const all = shopPath("catalog", restaurantId);
  const ansicht = lists[part.kind];
  const shared = {
    catalog,
    changes,
    onSaved: async (id: string, goesOn = false) => {
      if (goesOn) await setQuery({ neu: part.kind, nach: id });
      else if (part.id === null) await setQuery({ [part.kind]: id });
    },
    onDiscard: () => {
      if (part.id === null) void setQuery({ ansicht });
    },
  };
  const form = formOf(part, shared, () => void setQuery({ ansicht }));
  return (
    <>
      <div className="mx-auto flex w-full max-w-[1280px] flex-wrap items-center justify-between gap-2 px-4 pt-3 md:px-5">
        <PageLink
          href={`${all}?ansicht=${ansicht}`}
          className="link inline-flex min-h-11 items-center gap-2 whitespace-nowrap"
        >
          <ArrowLeftIcon size={16} />
          {catalogText.back}
        </PageLink>
        {part.kind === "artikel" && part.id !== null && can(role, "catalogue") && (
          <span className="flex flex-wrap gap-2">
            <LinkButton
              look="outline"
              component={PageLink}
              icon={<CopyIcon size={16} />}
              href={`${all}?neu=artikel&wie=${encodeURIComponent(part.id)}`}
            >
              {catalogText.duplicate}
            </LinkButton>
            <AddPart view="artikel" look="outline" after={part.id} />
          </span>
        )}
      </div>
      {form ?? <EmptyState title={catalogText.gone}>{catalogText.goneNext}</EmptyState>}
    </>
  );
}

interface Shared {
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** Resolves once its own form, or that of the next one, stands in the place of this one. */
  readonly onSaved: (id: string, goesOn?: boolean) => Promise<void>;
  readonly onDiscard: () => void;
}

function formOf({ kind, id, like, after }: WantedPart, shared: Shared, onArchived: () => void): ReactElement | null {
  const key = `${kind}-${id ?? `new-${like ?? after ?? ""}`}`;
  const { items, groups, options, bundles, categories } = shared.catalog;
  const found = <Part extends { readonly id: string }>(parts: readonly Part[]): Part | null | undefined =>
    id === null ? null : parts.find((each) => each.id === id);
  if (kind === "artikel") {
    const item = found(items);
    if (item === undefined) return null;
    if (item !== null) return <ItemEditor key={key} item={item} onArchived={onArchived} {...shared} />;
    const model = items.find((each) => each.id === like) ?? null;
    return <NewItemEditor key={key} like={model} after={after} {...shared} />;
  }
  if (kind === "gruppe") {
    const group = found(groups);
    if (group === undefined) return null;
    return group === null ? (
      <NewGroupEditor key={key} {...shared} />
    ) : (
      <GroupEditor key={key} group={group} onArchived={onArchived} {...shared} />
    );
  }
  if (kind === "option") {
    const option = found(options);
    if (option === undefined) return null;
    return option === null ? (
      <NewOptionEditor key={key} options={options} items={items} {...shared} />
    ) : (
      <OptionEditor key={key} option={option} options={options} items={items} onArchived={onArchived} {...shared} />
    );
  }
  if (kind === "kategorie") {
    // A new one is made in the list.
    const category = found(categories);
    return category ? <CategoryEditor key={key} category={category} onArchived={onArchived} {...shared} /> : null;
  }
  if (kind === "laden") return id === null ? null : <StorefrontEditor key={key} storefrontId={id} {...shared} />;
  const bundle = found(bundles);
  if (bundle === undefined) return null;
  return bundle === null ? (
    <NewBundleEditor key={key} {...shared} />
  ) : (
    <BundleEditor key={key} bundle={bundle} onArchived={onArchived} {...shared} />
  );
}
