import type { Account } from "../auth/accounts/account.ts";
import type { AccountStore } from "../auth/accounts/account-store.ts";
import { snapshotLoader } from "../firestore/protocol/caller.ts";
import type { WireDocument } from "../firestore/protocol/firestore-core.ts";
import { rootOf } from "../firestore/protocol/resource-name.ts";
import type { DocumentStore } from "../firestore/store/document-store.ts";
import { formatTime } from "../firestore/protocol/timestamps.ts";
import type { ObjectStore } from "../storage/object-store.ts";
import type { ObjectSettings } from "../storage/stored-object.ts";

/** Everything a backend holds, as JSON: what a test starts from, or what one run hands to another. */
export interface BackendSnapshot {
  /** proto3 JSON with full names; times may be left out. */
  readonly documents?: readonly (Pick<WireDocument, "name" | "fields"> & Partial<WireDocument>)[];
  readonly accounts?: readonly Account[];
  readonly files?: readonly SnapshotFile[];
}

export interface SnapshotFile {
  readonly bucket: string;
  readonly name: string;
  readonly settings: ObjectSettings;
  /** Base64. */
  readonly content: string;
}

export interface SnapshotParts {
  readonly store: DocumentStore;
  readonly accounts: AccountStore;
  readonly objects: ObjectStore;
}

export const takeSnapshot = ({ store, accounts, objects }: SnapshotParts): Required<BackendSnapshot> => ({
  documents: store
    .roots()
    .flatMap((root) => store.collectionsBelow(root))
    .flatMap((collection) => [...store.documentsIn(collection)].map(({ wire }) => wire)),
  accounts: accounts.page("", Number.MAX_SAFE_INTEGER),
  files: objects.all().map((object) => ({
    bucket: object.bucket,
    name: object.name,
    settings: object.settings,
    content: objects.read(object).toString("base64"),
  })),
});

/** Adds what the snapshot holds; one commit per database. */
export function loadSnapshot({ store, accounts, objects }: SnapshotParts, snapshot: BackendSnapshot): void {
  for (const [root, documents] of Map.groupBy(snapshot.documents ?? [], ({ name }) => rootOf(name))) {
    store.commit(root, snapshotLoader, (version) => {
      const updateTime = formatTime(version);
      const changes = documents.map((document) => {
        const after = {
          name: document.name,
          fields: document.fields,
          createTime: document.createTime ?? updateTime,
          updateTime,
        };
        return { name: document.name, before: store.get(document.name), after };
      });
      return { changes };
    });
  }
  for (const account of snapshot.accounts ?? []) accounts.put(account);
  for (const { bucket, name, settings, content } of snapshot.files ?? []) {
    objects.restore(bucket, name, Buffer.from(content, "base64"), settings);
  }
}
