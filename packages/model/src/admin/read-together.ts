import type { DocumentReference, DocumentSnapshot, Firestore } from "firebase-admin/firestore";

interface ReadRequest {
  readonly references: readonly DocumentReference[];
  readonly answer: (snapshots: readonly DocumentSnapshot[]) => void;
  readonly fail: (error: unknown) => void;
}

/** As many documents as one request for them should bring. */
const mostAtOnce = 100;
const waiting = new WeakMap<Firestore, ReadRequest[]>();

/**
 * Reads outside of transactions that begin in the same moment go to the database as one request: the request costs more
 * than the documents in it. A read waits at most for the rest of this turn of the event loop, so an idle process asks
 * at once, and one in a rush asks less often.
 */
export const readTogether = (
  db: Firestore,
  references: readonly DocumentReference[],
): Promise<readonly DocumentSnapshot[]> =>
  new Promise((answer, fail) => {
    const question: ReadRequest = { references, answer, fail };
    const questions = waiting.get(db);
    if (references.some(mayBeRefused)) void ask(db, [question]);
    else if (questions === undefined) {
      waiting.set(db, [question]);
      setImmediate(() => askAll(db));
    } else questions.push(question);
  });

/** Names that the database does not take: who asks for such a one fails alone. */
const mayBeRefused = ({ path }: DocumentReference): boolean =>
  path.length > longestUsual || /(?:^|\/)(?:\.\.?|__.*__)(?:\/|$)/.test(path);

/** Far below the 1,500 bytes that a name may have, far above ours. */
const longestUsual = 400;

function askAll(db: Firestore): void {
  let round: ReadRequest[] = [];
  let count = 0;
  for (const question of waiting.get(db) ?? []) {
    if (count > 0 && count + question.references.length > mostAtOnce) {
      void ask(db, round);
      round = [];
      count = 0;
    }
    round.push(question);
    count += question.references.length;
  }
  waiting.delete(db);
  void ask(db, round);
}

async function ask(db: Firestore, questions: readonly ReadRequest[]): Promise<void> {
  try {
    const found = await db.getAll(...questions.flatMap(({ references }) => references));
    let next = 0;
    for (const { references, answer } of questions) answer(found.slice(next, (next += references.length)));
  } catch (error) {
    for (const { fail } of questions) fail(error);
  }
}
