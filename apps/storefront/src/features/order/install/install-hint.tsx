import { Button } from "@lokalkorb/ui/button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { useState, type ReactElement } from "react";
import { rememberedOrders } from "@/entities/order/remembered/remembered-order";
import { answerInstall, install, installWay } from "@/shared/device/install-offer";
import { installText } from "./install-text.ts";

/** From the second order on, and once: those who come back may want their orders a tap away. */
export function InstallHint(): ReactElement | null {
  const [way, setWay] = useState(() => (rememberedOrders(Date.now()).length > 1 ? installWay() : null));
  if (way === null) return null;
  const end = (act: () => unknown) => (): void => {
    void act();
    setWay(null);
  };
  return (
    <section className="order-card" aria-labelledby="startbildschirm">
      <h2 id="startbildschirm" className="text-h3">
        {installText.title}
      </h2>
      <p className="text-ink-2">{installText.lead}</p>
      {way !== "prompt" && <p>{installText[way]}</p>}
      <div className="grid gap-2 sm:grid-cols-2">
        {way === "prompt" && (
          <Button look="outline" icon={<PlusIcon size={16} />} onClick={end(install)}>
            {installText.add}
          </Button>
        )}
        <Button look="outline" onClick={end(answerInstall)}>
          {way === "prompt" ? installText.no : installText.seen}
        </Button>
      </div>
    </section>
  );
}
