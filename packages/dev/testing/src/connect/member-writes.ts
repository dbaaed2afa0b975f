import {
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  initializeFirestore,
  serverTimestamp,
  writeBatch,
  type UpdateData,
} from "firebase/firestore";
import type { TestClient } from "./connect-client.ts";

export interface MemberWrites {
  /** Changes of documents by their paths, all of them or none. */
  update(changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Promise<void>;
  /** As the server has it now; rejects where the rules deny it. */
  read(path: string): Promise<Readonly<Record<string, unknown>> | undefined>;
  set(path: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Writes of a person's browser, by the rules and past every form. */
export function memberWrites({ app }: TestClient, firestorePort: number): MemberWrites {
  const database = initializeFirestore(app, {});
  connectFirestoreEmulator(database, "127.0.0.1", firestorePort);
  return {
    update: async (changes) => {
      const batch = writeBatch(database);
      for (const [path, fields] of Object.entries(changes))
        batch.update(doc(database, path), { ...fields, updatedAt: serverTimestamp() } as UpdateData<object>);
      await batch.commit();
    },
    read: async (path) => (await getDocFromServer(doc(database, path))).data(),
    set: async (path, fields) => {
      await writeBatch(database).set(doc(database, path), fields).commit();
    },
  };
}
