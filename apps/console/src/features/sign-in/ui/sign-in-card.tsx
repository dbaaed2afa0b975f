import { IllustrationRow } from "@lokalkorb/ui/illustration";
import type { ReactElement, ReactNode } from "react";

export interface SignInCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of all pages before the console. */
export function SignInCard({ title, lead, children }: SignInCardProps): ReactElement {
  return (
    <div className="rounded-xl border border-line bg-surface">
      <div className="on-theme flex min-h-28 items-end justify-between gap-2 rounded-t-[21px] ps-6 pe-5">
        <span className="sun -top-10 -right-8 w-44" />
        <div className="relative py-5">
          <h1 className="text-2xl">{title}</h1>
          <p className="text-sm">{lead}</p>
        </div>
        <IllustrationRow
          quantity={[
            ["bread", 56],
            ["milk", 72],
          ]}
          className="relative"
        />
      </div>
      {children}
    </div>
  );
}
