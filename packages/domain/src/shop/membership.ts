import { isMailAddress } from "../access/mail-address.ts";

/** Addresses on the list of a shop; the rules of the database say the same. */
export const mostMembers = 1_000;

/** As an address stands on the list: mailboxes are the same in small letters. */
export const memberAddress = (typed: string): string => typed.trim().toLowerCase();

/** `email`: the address that an account has proved to be its own; an account without one is no member. */
export const isMember = (members: readonly string[], email: string | undefined): boolean =>
  email !== undefined && members.includes(memberAddress(email));

export interface TypedMembers {
  readonly addresses: readonly string[];
  /** Words that are no address, as they were typed. */
  readonly wrong: readonly string[];
}

/** Addresses in lines, or with commas or semicolons between them, also as mail programs copy them: 'Kundin 3 <k3@post.example>'. */
export function readMembers(typed: string): TypedMembers {
  const words = typed.split(/[\n,;]/).flatMap((word) => word.trim() || []);
  const read = words.map((word) => ({ word, address: memberAddress(/<([^<>]+)>\s*$/.exec(word)?.[1] ?? word) }));
  return {
    addresses: [...new Set(read.flatMap(({ address }) => (isMailAddress(address) ? address : [])))],
    wrong: read.flatMap(({ word, address }) => (isMailAddress(address) ? [] : word)),
  };
}
