import type { DistributionType } from "@lokalkorb/domain/kernel/distribution-type";
import { BikeIcon, LockIcon, PackageIcon, StoreIcon, UtensilsIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";

const icons = {
  pickup: StoreIcon,
  delivery: BikeIcon,
  shipping: PackageIcon,
  locker: LockIcon,
  dineIn: UtensilsIcon,
} as const;

export function WayIcon({
  type,
  size = 16,
}: {
  readonly type: DistributionType;
  readonly size?: number;
}): ReactElement {
  const Icon = icons[type];
  return <Icon size={size} />;
}
