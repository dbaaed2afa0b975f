import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { ErrorState } from "@lokalkorb/ui/error-state";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import type { ReactElement } from "react";

export interface ContentWaitProps {
  readonly status: "failed" | "pending";
  readonly words: { readonly failed: string; readonly failedNext: string };
  /** As many as are likely to come. */
  readonly count?: number;
  /** Height of each of them, and the room between. */
  readonly height?: string;
  readonly gap?: "gap-2" | "gap-3";
}

/** In the place of a screen's content while it is on its way, or when it does not come. */
export function ContentWait({
  status,
  words,
  count = 3,
  height = "h-32",
  gap = "gap-3",
}: ContentWaitProps): ReactElement {
  const client = useModelClient();
  if (status === "pending")
    return <SkeletonGroup count={count} className={height} groupClassName={`grid! ${gap} px-4 py-4 md:px-5`} />;
  return (
    <ErrorState title={words.failed} onRetry={() => client?.cache.retryFailed()}>
      {words.failedNext}
    </ErrorState>
  );
}
