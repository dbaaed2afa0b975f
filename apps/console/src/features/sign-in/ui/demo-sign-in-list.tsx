import { ChevronRightIcon } from "@lokalkorb/ui/icons";
import { useEffect, useState, type ReactElement } from "react";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import { parseDemoSignIns, type DemoSignIn } from "../state/demo-sign-ins.ts";
import { useDemo } from "../state/use-demo.ts";
import { signInText } from "../state/sign-in-text.ts";

export interface DemoSignInListProps {
  readonly pending: boolean;
  readonly onChoose: (account: DemoSignIn) => void;
}

/** One-tap sign-ins of a demonstration; nothing anywhere else. */
export function DemoSignInList({ pending, onChoose }: DemoSignInListProps): ReactElement | null {
  const accounts = useDemoSignIns();
  if (accounts.length === 0) return null;
  const shops = [...new Set(accounts.map(({ shop }) => shop))];
  return (
    <section aria-labelledby="demo" className="grid gap-3 rounded-xl border border-dashed border-line-strong p-5">
      <h2 id="demo" className="flex items-baseline justify-between text-h3">
        {signInText.demoTitle}
        <span className="text-meta font-normal tracking-normal text-ink-2">{signInText.demoLead}</span>
      </h2>
      {shops.map((shop) => (
        <div key={shop} className="grid gap-1">
          <h3 className="text-meta font-normal tracking-normal text-ink-2">{shop}</h3>
          {accounts
            .filter((account) => account.shop === shop)
            .map((account) => (
              <button
                key={account.email}
                type="button"
                disabled={pending}
                onClick={() => onChoose(account)}
                className="flex min-h-11 items-center gap-3 rounded-control border border-line-strong bg-surface px-3 py-1.5 text-start leading-tight hover:border-ink-3 disabled:opacity-60"
              >
                <span className="min-w-0 flex-1">
                  <b className="block text-name">{roleName(account.role)}</b>
                  <span className="text-meta text-ink-2">{account.email}</span>
                </span>
                <ChevronRightIcon className="text-ink-3" />
              </button>
            ))}
        </div>
      ))}
    </section>
  );
}

function useDemoSignIns(): readonly DemoSignIn[] {
  const isDemo = useDemo();
  const [accounts, setAccounts] = useState<readonly DemoSignIn[]>([]);
  useEffect(() => {
    if (!isDemo) return;
    const abort = new AbortController();
    fetch("/api/demo-sign-ins", { signal: abort.signal })
      .then((response) => response.json())
      .then((list: unknown) => setAccounts(parseDemoSignIns(list)))
      // Without the list the form still works.
      .catch(() => undefined);
    return () => abort.abort();
  }, [isDemo]);
  return accounts;
}

/** Demonstrations may name a role in their own words. */
const roleName = (role: string): string => new Map(Object.entries(roleLabels)).get(role) ?? role;
