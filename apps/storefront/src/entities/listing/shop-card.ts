import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { Reach } from "@lokalkorb/domain/fulfilment/ranking/reach";
import type { OpeningState } from "@lokalkorb/domain/fulfilment/slots/opening-state";
import type { Slot } from "@lokalkorb/domain/fulfilment/slots/slot";
import type { Image } from "@lokalkorb/domain/kernel/fields/image";
import type { IllustrationName } from "@lokalkorb/ui/illustrations";

/** A shop among others. */
export interface ShopCard {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: ShopKind;
  readonly zip: string;
  readonly city: string;
  readonly geo: { readonly lat: number; readonly lng: number } | null;
  readonly timezone: string;
  readonly goods: readonly IllustrationName[];
  readonly cover?: Image;
  readonly themeKey: string;
  readonly themeVariables: Readonly<Record<string, string>>;
  readonly opening: OpeningState;
  readonly ways: readonly ShopFulfilment[];
  readonly diets: readonly Diet[];
  /** How it comes to the wanted place, null where it does not; absent while no place is known. */
  readonly reach?: Reach | null;
}

export interface ShopFulfilment {
  readonly type: FulfilmentType;
  readonly feeCents: Cents;
  readonly minOrderCents: Cents;
  /** Both are the least: the address or the weight decides. */
  readonly depends: boolean;
  /** Whether it reaches the wanted place; absent without one, or for methods without delivery. */
  readonly brings?: boolean;
  /** The first time that can be had. */
  readonly next: Slot | null;
}
