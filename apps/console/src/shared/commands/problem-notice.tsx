import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";

export interface ProblemNoticeProps {
  readonly title: string;
  /** In words; null: there is none. */
  readonly problem: string | null;
}

/** Tells at once what kept a request from being done. */
export function ProblemNotice({ title, problem }: ProblemNoticeProps): ReactElement | null {
  if (problem === null) return null;
  return (
    <Notice tone="danger" title={title} announce>
      {problem}
    </Notice>
  );
}
