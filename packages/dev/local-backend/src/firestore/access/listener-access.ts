import type { CommittedChanges, FirestoreCore, Json } from "../protocol/firestore-core.ts";
import { isJson, listAt, messageAt, textAt } from "../protocol/json.ts";
import { projectOf } from "../protocol/resource-name.ts";
import type { StreamConnection, StreamHandler } from "../protocol/stream-connection.ts";
import { StatusError } from "../protocol/status.ts";
import type { Decision } from "../../rules/decision/rules.ts";

/** Asks the rules again when what they went by has changed, so that a listener sees nothing it may not see any more. */
export interface ListenerAccess {
  /** Puts the questions around the `Listen` stream that is made of the core. */
  guard(core: FirestoreCore, streamOf: (core: FirestoreCore) => StreamHandler): StreamHandler;
  /** Told of every decision, to know which documents it went by. */
  noteDecision(decision: Decision): void;
  /** True while a decision is only being repeated. */
  readonly isAskingAgain: boolean;
  /** The rules themselves are others now. */
  askAll(): void;
}

/** One target of one stream. */
interface Access {
  /** The documents it shows by name; that they are gone is no reason to be refused. */
  readonly shown: ReadonlySet<string>;
  /** Names of the documents the last decision went by. */
  wentBy: readonly string[];
  askAgain(): void;
}

export function createListenerAccess(): ListenerAccess {
  const byDocument = new Map<string, Set<Access>>();
  const all = new Set<Access>();
  let reading: string[] | null = null;
  let isAskingAgain = false;

  /** Documents that the rules read while `work` runs. */
  const readsDuring = (project: string, work: () => void): string[] => {
    const before = reading;
    const reads: string[] = [];
    reading = reads;
    try {
      work();
    } finally {
      reading = before;
    }
    return reads.map((path) => `projects/${project}${path}`);
  };
  const remember = (access: Access, wentBy: readonly string[]): void => {
    forget(access);
    access.wentBy = wentBy;
    all.add(access);
    for (const name of [...wentBy, ...access.shown]) {
      const known = byDocument.get(name) ?? new Set<Access>();
      byDocument.set(name, known.add(access));
    }
  };
  const forget = (access: Access): void => {
    all.delete(access);
    for (const name of [...access.wentBy, ...access.shown]) {
      const known = byDocument.get(name);
      known?.delete(access);
      if (known?.size === 0) byDocument.delete(name);
    }
  };
  const askAgain = (accesses: Iterable<Access>): void => {
    isAskingAgain = true;
    try {
      // A copy: a refused one leaves the set.
      for (const access of Array.from(accesses)) access.askAgain();
    } finally {
      isAskingAgain = false;
    }
  };

  const afterCommit = ({ changes }: CommittedChanges): void => {
    if (byDocument.size === 0) return;
    const touched = new Set<Access>();
    for (const { name, after } of changes)
      for (const access of byDocument.get(name) ?? [])
        if (after !== null || access.wentBy.includes(name)) touched.add(access);
    if (touched.size > 0) askAgain(touched);
  };

  const guardOne = (core: FirestoreCore, listen: StreamHandler, connection: StreamConnection): void => {
    const targets = new Map<number, Access>();
    let tellStream: (message: Json) => void = () => undefined;
    let lastAdded: number | null = null;
    let refusal: { readonly targetId: number; readonly cause: StatusError } | null = null;

    const leave = (targetId: number): void => {
      const access = targets.get(targetId);
      if (access !== undefined) forget(access);
      targets.delete(targetId);
    };
    const add = (message: Json, addTarget: Json): void => {
      lastAdded = null;
      const project = projectOfTarget(addTarget);
      const reads = project === null ? [] : readsDuring(project, () => tellStream(message));
      if (project === null) tellStream(message);
      const targetId = lastAdded;
      if (project === null || targetId === null) return;
      const access: Access = {
        shown: new Set(listAt(messageAt(addTarget, "documents") ?? {}, "documents").map(String)),
        wentBy: [],
        askAgain: () => {
          try {
            remember(
              access,
              readsDuring(project, () => core.authorizeTarget(addTarget, connection.caller)),
            );
          } catch (error) {
            if (!(error instanceof StatusError)) throw error;
            refusal = { targetId, cause: error };
            tellStream({ removeTarget: targetId });
            refusal = null;
          }
        },
      };
      targets.set(targetId, access);
      remember(access, reads);
    };

    const leaveAll = (): void => {
      for (const targetId of Array.from(targets.keys())) leave(targetId);
    };

    listen({
      ...connection,
      close: (error) => {
        leaveAll();
        connection.close(error);
      },
      send: (message) => {
        const change = messageAt(message, "targetChange");
        const targetIds = change === undefined ? [] : listAt(change, "targetIds").map(Number);
        if (change?.["targetChangeType"] === "ADD") lastAdded = targetIds[0] ?? null;
        if (change?.["targetChangeType"] !== "REMOVE") return connection.send(message);
        for (const targetId of targetIds) leave(targetId);
        if (lastAdded !== null && targetIds.includes(lastAdded)) lastAdded = null;
        if (refusal === null || !targetIds.includes(refusal.targetId)) return connection.send(message);
        const { code, message: text } = refusal.cause;
        connection.send({ targetChange: { ...change, cause: { code, message: text } } });
      },
      onMessage: (listener) => {
        tellStream = listener;
        connection.onMessage((message) => {
          const addTarget = message["addTarget"];
          if (isJson(addTarget)) add(message, addTarget);
          else listener(message);
        });
      },
      onEnd: (listener) =>
        connection.onEnd(() => {
          leaveAll();
          listener();
        }),
    });
  };

  return {
    guard: (core, streamOf) => {
      const listen = streamOf({
        ...core,
        // A stream that may not see a commit any more is gone before it hears of it.
        onCommit: (listener) =>
          core.onCommit((commit) => {
            afterCommit(commit);
            listener(commit);
          }),
      });
      return (connection) =>
        // The owner is asked nothing.
        connection.caller.kind === "owner" ? listen(connection) : guardOne(core, listen, connection);
    },
    noteDecision: ({ reads }) => {
      if (reads !== undefined) reading?.push(...reads);
    },
    get isAskingAgain() {
      return isAskingAgain;
    },
    askAll: () => askAgain(all),
  };
}

/** Null for what is no target; the stream itself says so. */
function projectOfTarget(addTarget: Json): string | null {
  const [first] = listAt(messageAt(addTarget, "documents") ?? {}, "documents");
  const name = typeof first === "string" ? first : textAt(messageAt(addTarget, "query") ?? {}, "parent");
  try {
    return name === undefined ? null : projectOf(name);
  } catch {
    return null;
  }
}
