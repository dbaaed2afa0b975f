import { slugOf } from "@lokalkorb/domain/kernel/format/plain-letters";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { PageLink } from "@lokalkorb/shell/page-link";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { useState, type ReactElement } from "react";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { shopPath } from "@/shared/routes/routes";
import { useShop } from "@/entities/shop/shop-context";
import { DragHandle } from "../order/drag-handle.tsx";
import { usePlaceCategories } from "../order/use-place-categories.ts";
import { useDragOrder } from "../order/use-drag-order.ts";
import { catalogText } from "./catalog-text.ts";
import type { Category } from "../state/use-catalog.ts";

const labels = catalogText.categories;

/** The order of the categories in the shop; moving one is stored at once, and published like everything else. */
export function CategoryList({ categories }: { readonly categories: readonly Category[] }): ReactElement {
  const { restaurantId, shop } = useShop();
  const { offeringId, storefrontIds } = shop;
  const storefrontId = storefrontIds[0] ?? "";
  const save = useSavePublished();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const { shown, move } = usePlaceCategories(categories);
  const { list, handle, styleOf } = useDragOrder<HTMLOListElement>(move);
  const add = async (): Promise<void> => {
    if (name.trim() === "" || busy) return;
    setBusy(true);
    const categoryId = crypto.randomUUID();
    const position = Math.max(-1, ...categories.map((category) => category.position)) + 1;
    const made = {
      name: name.trim(),
      slug: slugOf(name, "kategorie"),
      position,
      entries: [],
      status: "active" as const,
    };
    if ((await save(categoryDocument, { offeringId, storefrontId, categoryId }, null, made)) === true) setName("");
    setBusy(false);
  };
  return (
    <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start gap-4 px-4 py-4 md:px-5">
      <p className="max-w-[60ch] text-ink-2">
        {labels.lead}{" "}
        <PageLink
          href={`${shopPath("catalog", restaurantId)}?laden=${encodeURIComponent(storefrontId)}`}
          className="link"
        >
          {labels.times}
        </PageLink>
      </p>
      <ol ref={list} className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {shown.map((category, index) => (
          <li
            key={category.id}
            className="flex min-h-14 items-center gap-2 bg-surface ps-1 pe-4"
            style={styleOf(index)}
          >
            <DragHandle {...handle(index)} />
            <span className="min-w-0 flex-1">
              <PageLink
                href={`${shopPath("catalog", restaurantId)}?kategorie=${encodeURIComponent(category.id)}`}
                className="relative -mb-5 block truncate pb-5 text-name leading-6 font-bold text-ink no-underline hover:underline"
              >
                {category.name}
              </PageLink>
              <span className="text-meta text-ink-2">
                {category.status === "hidden" ? `${catalogText.hidden} · ` : ""}
                {labels.entries(category.entries.length)}
              </span>
            </span>
            <MoveButtons
              up={labels.up(category.name)}
              down={labels.down(category.name)}
              onMove={(by) => move(index, index + by)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
            />
          </li>
        ))}
      </ol>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <TextField
          className="grid min-w-60 flex-1 gap-1 md:max-w-sm"
          label={labels.name}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="outline" pending={busy} icon={<PlusIcon size={16} />}>
          {labels.add}
        </Button>
      </form>
    </div>
  );
}
