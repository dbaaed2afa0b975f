import type { Answer, Json, RestClient } from "./target/rest-client.ts";

/** Ours and Google's, asked the same. */
export interface ComparedPair {
  readonly ours: RestClient;
  readonly official: RestClient;
  both<T>(ask: (client: RestClient) => Promise<T>): Promise<[ours: T, official: T]>;
  /** A call both must accept, or the comparison itself is broken. */
  prepare(path: string, body: Json): Promise<void>;
  clear(project: string): Promise<void>;
}

export function comparedPair(ours: RestClient, official: RestClient): ComparedPair {
  const both = <T>(ask: (client: RestClient) => Promise<T>): Promise<[T, T]> => Promise.all([ask(ours), ask(official)]);
  return {
    ours,
    official,
    both,
    prepare: async (path, body) => {
      const answers = await both((client) => client.call("POST", path, body));
      for (const [at, answer] of answers.entries()) {
        if (!answer.ok) throw refusal(at === 0 ? ours : official, path, body, answer);
      }
    },
    clear: async (project) => {
      await both((client) => client.clear(project));
    },
  };
}

const refusal = (client: RestClient, path: string, body: Json, answer: Answer): Error =>
  new Error(`The ${client.target.name} Firestore refused ${path} ${JSON.stringify(body)}: ${JSON.stringify(answer)}`);
