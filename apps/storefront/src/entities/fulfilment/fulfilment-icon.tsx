import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { BikeIcon, LockIcon, PackageIcon, StoreIcon, UtensilsIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";

const icons = {
  pickup: StoreIcon,
  delivery: BikeIcon,
  shipping: PackageIcon,
  locker: LockIcon,
  dineIn: UtensilsIcon,
} as const;

export function FulfilmentIcon({
  type,
  size = 16,
}: {
  readonly type: FulfilmentType;
  readonly size?: number;
}): ReactElement {
  const Icon = icons[type];
  return <Icon size={size} />;
}
