import { openSupportLook } from "@lokalkorb/contracts/back-office";
import { Button } from "@lokalkorb/ui/button";
import { useRouter } from "next/router";
import { useState, type ReactElement } from "react";
import { keepSupportLook } from "@/entities/shop/support-look";
import { useRequest } from "@/shared/commands/use-request";
import { shopPath } from "@/shared/routes/routes";
import { backOfficeText as words, holdRefusals, lookWords } from "./back-office-text.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface SupportLookButtonProps {
  readonly restaurantId: string;
  readonly name: string;
}

/** Opens a shop for reading, after a reason that its owner sees. */
export function SupportLookButton({ restaurantId, name }: SupportLookButtonProps): ReactElement {
  const router = useRouter();
  const { send, pending, problem } = useRequest(openSupportLook, holdRefusals);
  const [asking, setAsking] = useState(false);
  const look = async (reason: string): Promise<void> => {
    const answer = await send({ restaurantId, reason });
    if (answer === null) return;
    keepSupportLook(restaurantId, answer.until);
    await router.push(shopPath("board", restaurantId));
  };
  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)}>
        {words.look}
      </Button>
      {asking && (
        <ReasonDialog
          words={lookWords(name)}
          pending={pending}
          problem={problem}
          onYes={(reason) => void look(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
