import type { AccountStore } from "../auth/accounts/account-store.ts";
import type { BackendView } from "./backend-view.ts";
import type { DocumentStore } from "../firestore/store/document-store.ts";
import type { ObjectStore } from "../storage/object-store.ts";

/** The data of the pages. They look past the wire, so that looking is not billed and disturbs no test. */
export interface ToolContext {
  readonly backend: BackendView;
  readonly store: Pick<DocumentStore, "get" | "documentsIn" | "collectionsBelow" | "roots">;
  readonly accounts: Pick<AccountStore, "page" | "count">;
  readonly objects: Pick<ObjectStore, "all">;
}
