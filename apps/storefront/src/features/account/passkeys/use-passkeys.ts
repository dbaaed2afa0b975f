import type { listPasskeys } from "@lokalkorb/contracts/passkeys";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { useEffect, useState } from "react";
import { loadPasskeyCalls } from "./passkey-part.ts";
import type { PasskeyCalls } from "./passkey-calls.ts";
import { passkeyFailures, passkeyProblems } from "./passkey-text.ts";

export type ListedPasskey = OutputOf<typeof listPasskeys>["passkeys"][number];

type Listed =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "here"; readonly passkeys: readonly ListedPasskey[] };
type Answer = Awaited<ReturnType<PasskeyCalls["add" | "rename" | "remove"]>>;

export interface Passkeys {
  readonly listed: Listed;
  readonly pending: boolean;
  readonly problem: string | null;
  /** The proof of who is here is too old for a new way in. */
  readonly mustSignIn: boolean;
  load(): void;
  /** True where it is done. */
  run(act: (calls: PasskeyCalls) => Promise<Answer>): Promise<boolean>;
}

/** The account's passkeys, asked for when the page opens and after each change. */
export function usePasskeys(): Passkeys {
  const [listed, setListed] = useState<Listed>({ status: "loading" });
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [mustSignIn, setMustSignIn] = useState(false);
  const fetchList = async (): Promise<void> => setListed(await askForList());
  useEffect(() => {
    let stopped = false;
    askForList()
      .then((found) => (stopped ? undefined : setListed(found)))
      .catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, []);
  const run: Passkeys["run"] = async (act) => {
    if (pending) return false;
    setPending(true);
    setProblem(null);
    setMustSignIn(false);
    const answer = await loadPasskeyCalls()
      .then(act)
      .catch(() => null);
    if (answer !== null && typeof answer !== "string" && answer.ok) await fetchList();
    setPending(false);
    if (answer === null) setProblem(passkeyFailures.offline);
    else if (typeof answer === "string") setProblem(passkeyProblems[answer]);
    else if (answer.ok) return true;
    else if (!answer.refusal) setProblem(passkeyFailures[answer.failure.type]);
    else if (answer.refusal.type === "sign-in-required") setMustSignIn(true);
    else setProblem(passkeyProblems[answer.refusal.type]);
    return false;
  };
  const load = (): void => {
    setListed({ status: "loading" });
    void fetchList();
  };
  return { listed, pending, problem, mustSignIn, load, run };
}

async function askForList(): Promise<Listed> {
  const answer = await loadPasskeyCalls()
    .then((calls) => calls.list())
    .catch(() => null);
  return answer?.ok ? { status: "here", passkeys: answer.value.passkeys } : { status: "failed" };
}
