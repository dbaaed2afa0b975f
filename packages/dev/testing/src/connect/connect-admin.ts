import { deleteApp, initializeApp } from "firebase-admin/app";
import { getAuth, type Auth } from "firebase-admin/auth";
import { getFirestore, type Firestore } from "firebase-admin/firestore";
import { getStorage } from "firebase-admin/storage";

/** The server SDK on a backend: may do everything, rules do not apply. */
export interface AdminHandles {
  readonly db: Firestore;
  readonly auth: Auth;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>["bucket"]>;
  disconnect(): Promise<void>;
}

let connections = 0;

/** `env` names the services, as the SDKs expect it; it becomes part of this process. */
export function connectAdmin(projectId: string, env: Readonly<Record<string, string>>): AdminHandles {
  Object.assign(process.env, env);
  const app = initializeApp({ projectId, storageBucket: `${projectId}.appspot.com` }, `admin-${++connections}`);
  const db = getFirestore(app);
  db.settings({ ignoreUndefinedProperties: true });
  return { db, auth: getAuth(app), bucket: getStorage(app).bucket(), disconnect: () => deleteApp(app) };
}
