import { invitedRoles } from "@lokalkorb/domain/access/team";
import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { roles } from "@lokalkorb/domain/access/role";
import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const email = line(254).check(z.regex(mailAddressPattern));

/** Mails an invitation; a second one of the same address replaces the first. `member`: the address is one already. */
export const inviteMember = contract({
  name: "inviteMember",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    email,
    name: line(80).check(z.minLength(1)),
    role: z.enum(invitedRoles),
  }),
  output: z.object({ result: z.enum(["invited", "member"]) }),
  refusals: ["not-allowed", "rate-limited", "request-reused"],
});

/** The caller joins the team that invited its proved address. */
export const acceptInvitation = contract({
  name: "acceptInvitation",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId }),
  output: z.object({ role: z.enum(roles) }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** `last-owner`: nothing was changed, since a shop has an owner. */
export const changeMemberRole = contract({
  name: "changeMemberRole",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, uid: id<"user">(), role: z.enum(roles) }),
  output: z.object({ result: z.enum(["changed", "last-owner"]) }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** A member or an invitation goes; what a member did stays in the log of orders. */
export const removeMember = contract({
  name: "removeMember",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, email }),
  output: z.object({ result: z.enum(["removed", "last-owner"]) }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** When each member last signed in, by the record of its account; null: never. */
export const lastSignIns = contract({
  name: "lastSignIns",
  region: "europe",
  input: z.strictObject({ restaurantId }),
  output: z.object({ members: z.array(z.object({ uid: id<"user">(), at: z.nullable(z.number()) })) }),
  refusals: ["not-allowed"],
});
