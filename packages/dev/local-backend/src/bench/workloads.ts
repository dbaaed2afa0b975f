import { Firestore } from "@google-cloud/firestore";
import type { Target } from "../official/target/target.ts";

/** One kind of load; `run` returns how many operations it did. */
export interface Workload {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<number>;
}

export interface Stage {
  /** Skips the rules. */
  readonly admin: Firestore;
  /** Is asked by the rules. */
  readonly user: Firestore;
  /** Differs from round to round, so that the documents of the last one are not found. */
  readonly round: number;
  close(): Promise<void>;
}

export const benchProject = "demo-bench";

export const benchRules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isValid(data) {
      return data.keys().hasOnly(['n', 'name', 'tags', 'at', 'owner']) && data.n is int && data.n >= 0
        && data.name is string && data.name.size() < 100 && data.tags is list && data.tags.size() <= 10
        && data.owner == request.auth.uid;
    }
    match /checked/{id} {
      allow read: if request.auth != null;
      allow create: if isValid(request.resource.data);
      allow update: if isValid(request.resource.data) && resource.data.owner == request.auth.uid;
    }
  }
}`;

export function openStage(target: Target, round: number): Stage {
  const client = (token: string): Firestore =>
    new Firestore({
      projectId: benchProject,
      host: `${target.host}:${target.port}`,
      ssl: false,
      customHeaders: { Authorization: `Bearer ${token}` },
    });
  const admin = client("owner");
  const user = client(userToken());
  return {
    admin,
    user,
    round,
    close: async () => {
      await Promise.all([admin.terminate(), user.terminate()]);
    },
  };
}

function userToken(): string {
  const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part({ sub: "u1", user_id: "u1", iat: 0, exp: 4_000_000_000 })}.`;
}

const item = (n: number): Record<string, unknown> => ({
  n,
  name: `Item number ${n} with a name of usual length`,
  tags: ["a", "b", "c"],
  at: new Date(1_700_000_000_000 + n),
  owner: "u1",
});

/** `count` operations, at most `width` of them at a time. */
async function inParallel(
  count: number,
  width: number,
  operation: (index: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let index = next++; index < count; index = next++) await operation(index);
    }),
  );
  return count;
}

const listeners = 200;

export const workloads: readonly Workload[] = [
  {
    name: "sequential writes",
    run: ({ admin, round }) => inParallel(300, 1, (index) => admin.doc(`items/s${round}-${index}`).set(item(index))),
  },
  {
    name: "64-way writes",
    run: ({ admin, round }) => inParallel(1500, 64, (index) => admin.doc(`items/p${round}-${index}`).set(item(index))),
  },
  {
    name: "64-way reads",
    run: ({ admin, round }) => inParallel(2000, 64, (index) => admin.doc(`items/p${round}-${index % 1500}`).get()),
  },
  {
    name: "1,000-document queries",
    run: async ({ admin }) => {
      const found = await inParallel(8, 2, async () => {
        const { size } = await admin.collection("items").orderBy("n").limit(1000).get();
        if (size !== 1000) throw new Error(`The query found ${size} documents instead of 1,000.`);
      });
      return found;
    },
  },
  { name: "writes to 200 listeners", run: (stage) => tellListeners(stage) },
  {
    name: "8 contended transactions",
    run: ({ admin, round }) =>
      inParallel(40, 8, async () => {
        await admin.runTransaction(
          async (transaction) => {
            const counter = admin.doc(`counters/c${round}`);
            const snapshot = await transaction.get(counter);
            transaction.set(counter, { n: Number(snapshot.get("n") ?? 0) + 1 });
          },
          { maxAttempts: 50 },
        );
      }),
  },
  {
    name: "rules-checked writes",
    run: ({ user, round }) => inParallel(1000, 16, (index) => user.doc(`checked/${round}-${index}`).set(item(index))),
  },
];

/** Operations are deliveries: each write counts once per listener. */
async function tellListeners({ admin, round }: Stage): Promise<number> {
  const writes = 20;
  const watched = admin.doc(`watched/w${round}`);
  await watched.set({ n: 0 });
  const heard = { count: 0 };
  let wake: () => void = () => {};
  const stops = Array.from({ length: listeners }, () =>
    watched.onSnapshot(() => {
      heard.count += 1;
      wake();
    }),
  );
  const allArrived = async (wanted: number): Promise<void> => {
    for (; heard.count < wanted;) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  await allArrived(listeners);
  for (let n = 1; n <= writes; n++) {
    await watched.set({ n });
    await allArrived(listeners * (n + 1));
  }
  for (const stop of stops) stop();
  return writes * listeners;
}
