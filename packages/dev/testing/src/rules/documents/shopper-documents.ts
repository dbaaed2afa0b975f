import { envelope, inDays, now, type Fields } from "./envelope.ts";

export const aBasket = (ownerUid: string, changes: Fields = {}): Fields => ({
  ownerUid,
  status: "open",
  channel: "web",
  storefrontId: "main",
  menuVersion: 1,
  lines: { l1: { kind: "item", refId: "bread", qty: 2, choices: [], position: 0, seenUnitCents: 450 } },
  lastActivityAt: now,
  expiresAt: inDays(30),
  ...envelope,
  ...changes,
});

export const aProfile = (changes: Fields = {}): Fields => ({
  userName: "Kundschaft 1",
  locale: "de",
  restaurants: [],
  restaurantRoles: {},
  ...envelope,
  ...changes,
});

export const aPrivatePart = (changes: Fields = {}): Fields => ({
  email: "shopper@lokalkorb.example",
  phone: "+43 660 0000000",
  ...envelope,
  ...changes,
});
