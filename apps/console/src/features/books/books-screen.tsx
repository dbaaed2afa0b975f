import { can } from "@lokalkorb/domain/access/permissions";
import { untouchedBooks } from "@lokalkorb/domain/invoices/books/books-settings";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { useDocument } from "@lokalkorb/model/react/use-document";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { ShopLayout } from "@/layouts/shop-layout";
import { useQueryValue } from "@/shared/routes/use-query-value";
import { bookFiles, isOfBookings } from "./book-files.ts";
import { booksText as words } from "./books-text.ts";
import { DownloadPanel } from "./download-panel.tsx";
import { TakeoutPanel } from "./takeout/takeout-panel.tsx";
import { SettingsPanel } from "./settings-panel.tsx";

/** Files for the tax adviser of a shop (legal LIB). */
export const BooksScreen: PageWithLayout = () => {
  const { restaurantId, shop, role } = useShop();
  const state = useDocument(invoicesDocument, { restaurantId });
  const asked = useQueryValue("was");
  const file = bookFiles.find((one) => one === asked) ?? "orders";
  if (state.status === "failed" || state.status === "pending")
    return <ContentWait status={state.status} words={words} />;
  const settings = valueOf(state)?.books ?? untouchedBooks(shop.country);
  return (
    <div className="mx-auto grid w-full max-w-[940px] gap-4 py-4">
      <p className="max-w-[68ch] px-4 text-name text-ink-2 md:px-5">{words.lead}</p>
      <div className="px-4 md:px-5">
        <DownloadPanel file={file} settings={settings} />
      </div>
      {isOfBookings(file) && <SettingsPanel settings={settings} />}
      {can(role, "takeout") && (
        <div className="px-4 md:px-5">
          <TakeoutPanel />
        </div>
      )}
    </div>
  );
};
BooksScreen.getLayout = (page) => <ShopLayout route="books">{page}</ShopLayout>;
