import { can } from "@lokalkorb/domain/access/permissions";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { PlusIcon } from "@lokalkorb/ui/icons";
import Link from "next/link";
import type { ReactElement } from "react";
import { offeringPath } from "@/frame/routes";
import { useShop } from "@/frame/shop/shop-context";
import { offeringText } from "./offering-text.ts";

/** What can be added to the offer, above its list. */
export function OfferingHead(): ReactElement | null {
  const { restaurantId, role } = useShop();
  if (!can(role, "catalogue")) return null;
  return (
    <div className="mx-auto flex w-full max-w-[1080px] flex-wrap justify-end gap-2 px-4 pt-4 md:px-5">
      <LinkButton
        look="outline"
        component={Link}
        href={`${offeringPath(restaurantId)}?neu=artikel`}
        icon={<PlusIcon size={16} />}
      >
        {offeringText.add.artikel}
      </LinkButton>
    </div>
  );
}
