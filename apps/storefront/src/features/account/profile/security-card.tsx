import { forgetOrders } from "@/entities/order/remembered/forget-orders";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { loadAccountCalls } from "@/entities/account/account-part";
import { homePath } from "@/shared/routes/paths";
import { accountText as words } from "./account-text.ts";

export function SecurityCard(): ReactElement {
  const [pending, setPending] = useState<"here" | "everywhere" | null>(null);
  const [failed, setFailed] = useState(false);
  const leave = async (where: "here" | "everywhere"): Promise<void> => {
    if (pending !== null) return;
    setPending(where);
    setFailed(false);
    const isOut = await loadAccountCalls()
      .then(async (calls) => {
        if (where === "everywhere" && !(await calls.endSessions()).ok) return false;
        await calls.signOut();
        forgetOrders();
        return true;
      })
      .catch(() => false);
    // A whole new page: nothing of this person stays in the memory of the old one.
    if (isOut) location.assign(homePath());
    else {
      setPending(null);
      setFailed(true);
    }
  };
  return (
    <section className="order-card" aria-labelledby="anmeldung">
      <h2 id="anmeldung" className="text-h3">
        {words.security}
      </h2>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" pending={pending === "here"} onClick={() => void leave("here")}>
          {words.signOut}
        </Button>
        <Button look="outline" pending={pending === "everywhere"} onClick={() => void leave("everywhere")}>
          {words.signOutEverywhere}
        </Button>
      </div>
      <p className="text-meta text-pretty text-ink-2">{words.everywhereLead}</p>
      {failed && <Notice tone="danger" title={words.everywhereFailed} announce />}
    </section>
  );
}
