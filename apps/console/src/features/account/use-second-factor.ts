import type { AccountResult } from "@lokalkorb/model/client/auth/change-account";
import {
  beginEnrolment,
  readSecondFactors,
  removeSecondFactor,
  type Enrolment,
  type SecondFactor,
  type SecondFactorRefusal,
} from "@lokalkorb/model/client/auth/second-factor";
import type { SignInClient } from "@lokalkorb/model/client/auth/start-authentication";
import { useEffect, useEffectEvent, useState } from "react";
import { ownAccount } from "@/shared/environment/start-client";
import { accountText } from "./account-text.ts";
import {
  issuer,
  secondFactorFailureTexts,
  secondFactorRefusalTexts,
  secondFactorText as words,
} from "./second-factor-text.ts";

export interface Problem {
  readonly text: string;
  readonly signInAgain: boolean;
}

export interface SecondFactorState {
  /** Null until they are read. */
  readonly factors: readonly SecondFactor[] | null;
  readonly enrolment: Enrolment | null;
  readonly pending: boolean;
  readonly problem: Problem | null;
  /** The change that was made last. */
  readonly notice: string | null;
  readonly read: () => void;
  readonly begin: () => void;
  readonly cancel: () => void;
  readonly finish: (code: string) => void;
  readonly remove: (id: string) => void;
}

type Account = SignInClient["auth"];
type Answer<Value> = AccountResult<SecondFactorRefusal, Value>;
type Change<Value> = (account: Account) => Promise<Answer<Value>>;

export function useSecondFactor(): SecondFactorState {
  const [factors, setFactors] = useState<readonly SecondFactor[] | null>(null);
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [pending, setPending] = useState(true);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [notice, setNotice] = useState<string | null>(null);

  const settle = <Value>(answer: Answer<Value> | null, then: (value: Value) => void): void => {
    setProblem(problemOf(answer));
    if (answer?.ok) then(answer.value);
    else if (answer?.refusal?.type === "enrolment-too-old") setEnrolment(null);
    setPending(false);
  };
  const attempt = <Value>(by: Change<Value>, then: (value: Value) => void): void => {
    setPending(true);
    setNotice(null);
    void answerTo(by).then((answer) => settle(answer, then));
  };
  const change = (by: Change<readonly SecondFactor[]>, done: string): void =>
    attempt(by, (next) => {
      setEnrolment(null);
      setFactors(next);
      setNotice(done);
    });
  const showFirst = useEffectEvent((answer: Answer<readonly SecondFactor[]> | null) => settle(answer, setFactors));
  useEffect(() => void answerTo(readSecondFactors).then(showFirst), []);

  return {
    factors,
    enrolment,
    pending,
    problem,
    notice,
    read: () => attempt(readSecondFactors, setFactors),
    begin: () => attempt((account) => beginEnrolment(account, issuer), setEnrolment),
    cancel: () => {
      setEnrolment(null);
      setProblem(null);
    },
    finish: (code) => enrolment && change(() => enrolment.finish(code), words.done),
    remove: (id) => change((account) => removeSecondFactor(account, id), words.removed),
  };
}

/** Null where the program did not come. */
const answerTo = <Value>(by: Change<Value>): Promise<Answer<Value> | null> =>
  ownAccount()
    .then(by)
    .catch(() => null);

function problemOf(answer: Answer<unknown> | null): Problem | null {
  if (answer === null) return { text: accountText.loadFailed, signInAgain: false };
  if (answer.ok) return null;
  if (answer.refusal === undefined) return { text: secondFactorFailureTexts[answer.failure.type], signInAgain: false };
  const { type } = answer.refusal;
  return { text: secondFactorRefusalTexts[type], signInAgain: type === "sign-in-too-old" };
}
