import { DatabaseSync } from "node:sqlite";
import type { Account } from "./account.ts";

/** Accounts by id, e-mail and phone number; a write is durable when the call returns. */
export interface AccountStore {
  byId(localId: string): Account | null;
  byEmail(email: string): Account | null;
  byPhone(phoneNumber: string): Account | null;
  put(account: Account): void;
  remove(localId: string): boolean;
  /** In order of id, after `afterId`. */
  page(afterId: string, limit: number): Account[];
  count(): number;
  clear(): void;
  close(): void;
}

export function openAccountStore(file: string | null): AccountStore {
  const database = new DatabaseSync(file ?? ":memory:");
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
  database.exec(`CREATE TABLE IF NOT EXISTS accounts (
    id TEXT PRIMARY KEY, email TEXT UNIQUE, phone TEXT UNIQUE, record TEXT NOT NULL
  ) WITHOUT ROWID`);
  const select = (where: string) => database.prepare(`SELECT record FROM accounts WHERE ${where}`);
  const read = (row: Record<string, unknown> | undefined): Account | null =>
    row === undefined ? null : (JSON.parse(String(row["record"])) as Account);
  const statements = {
    byId: select("id = ?"),
    byEmail: select("email = ?"),
    byPhone: select("phone = ?"),
    page: select("id > ? ORDER BY id LIMIT ?"),
    put: database.prepare("INSERT OR REPLACE INTO accounts (id, email, phone, record) VALUES (?, ?, ?, ?)"),
    remove: database.prepare("DELETE FROM accounts WHERE id = ?"),
    clear: database.prepare("DELETE FROM accounts"),
    count: database.prepare("SELECT count(*) AS count FROM accounts"),
  };
  return {
    byId: (localId) => read(statements.byId.get(localId)),
    byEmail: (email) => read(statements.byEmail.get(email)),
    byPhone: (phoneNumber) => read(statements.byPhone.get(phoneNumber)),
    put: (account) =>
      void statements.put.run(
        account.localId,
        account.email ?? null,
        account.phoneNumber ?? null,
        JSON.stringify(account),
      ),
    remove: (localId) => statements.remove.run(localId).changes > 0,
    page: (afterId, limit) => statements.page.all(afterId, limit).flatMap((row) => read(row) ?? []),
    count: () => Number(statements.count.get()?.["count"] ?? 0),
    clear: () => void statements.clear.run(),
    close: () => database.close(),
  };
}
