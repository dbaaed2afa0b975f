import { mostPasskeys } from "@lokalkorb/domain/access/passkeys";
import { contract } from "./contract.ts";
import { documentId, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const base64url = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));
const credentialId = base64url(1_400);
const clientData = base64url(4_096);
const name = line(60).check(z.minLength(1));
/** The input of `navigator.credentials`, as the text of WebAuthn's JSON form. */
const question = z.object({ options: z.string() });

/** Begins to add a passkey to the account that asks. A sign-in of more than five minutes ago is asked for again. */
export const beginPasskey = contract({
  name: "beginPasskey",
  region: "europe",
  input: z.strictObject({}),
  output: question,
  refusals: ["not-allowed", "passkeys-full", "rate-limited"],
});

/** `token-invalid`: no answer to a question of the last five minutes to this account and this site. */
export const addPasskey = contract({
  name: "addPasskey",
  region: "europe",
  input: z.strictObject({
    requestId,
    name,
    credential: z.strictObject({
      id: credentialId,
      clientData,
      attestation: base64url(16_384),
      transports: z.array(line(20)).check(z.maxLength(8)),
    }),
  }),
  output: z.object({ id: z.string() }),
  refusals: ["not-allowed", "passkeys-full", "token-invalid", "rate-limited", "request-reused"],
});

/** Asks no address: the device knows the accounts that it has passkeys of, and no stranger learns of one. */
export const beginPasskeySignIn = contract({
  name: "beginPasskeySignIn",
  region: "europe",
  isOpen: true,
  input: z.strictObject({}),
  output: question,
  refusals: ["rate-limited"],
});

/**
 * A token for Firebase Authentication. Each question is answered once, so that the same answer is refused as one that was never
 * right: `token-invalid`, for a passkey that is unknown, too. `not-allowed`: the account works in a shop by now.
 */
export const signInByPasskey = contract({
  name: "signInByPasskey",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    credential: z.strictObject({
      id: credentialId,
      clientData,
      authenticatorData: base64url(8_192),
      /** 64 bytes of an elliptic curve, 2,420 of ML-DSA. */
      signature: base64url(8_192),
    }),
  }),
  output: z.object({ token: z.string() }),
  refusals: ["token-invalid", "passkey-copied", "not-allowed", "rate-limited"],
});

/** The newest last, without keys. */
export const listPasskeys = contract({
  name: "listPasskeys",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({
    passkeys: z
      .array(
        z.object({
          id: z.string(),
          name: z.string(),
          createdAt: z.number(),
          lastUsedAt: z.exactOptional(z.number()),
          copiedAt: z.exactOptional(z.number()),
        }),
      )
      .check(z.maxLength(mostPasskeys)),
  }),
  refusals: ["not-allowed", "rate-limited"],
});

export const renamePasskey = contract({
  name: "renamePasskey",
  region: "europe",
  input: z.strictObject({ requestId, id: documentId, name }),
  output: z.object({}),
  refusals: ["not-allowed", "not-found", "rate-limited", "request-reused"],
});

/** The sessions that it opened go on; "everywhere" ends those. */
export const removePasskey = contract({
  name: "removePasskey",
  region: "europe",
  input: z.strictObject({ requestId, id: documentId }),
  output: z.object({}),
  refusals: ["not-allowed", "not-found", "rate-limited", "request-reused"],
});
