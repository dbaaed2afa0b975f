import type { InputOf } from "@lokalkorb/contracts/contract";
import type { addPasskey, signInByPasskey } from "@lokalkorb/contracts/passkeys";
import { passkeyQuestionLasts } from "@lokalkorb/domain/access/passkeys";

/** The site that passkeys are bound to. A move to another host name makes all of them void. */
export interface Site {
  readonly name: string;
  readonly host: string;
  readonly origin: string;
}

export function siteOf(appUrl: string): Site {
  const { hostname, origin } = new URL(appUrl);
  return { name: "Lokalkorb", host: hostname, origin };
}

/** Large, and needed by few functions. */
const library = () => import("@simplewebauthn/server");

/** Challenges are bytes to the library and text to everybody else. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, "base64url"));

export interface KnownPasskey {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly transports: readonly string[];
}

type Transports = NonNullable<
  Parameters<Awaited<ReturnType<typeof library>>["verifyAuthenticationResponse"]>[0]["credential"]["transports"]
>;

/** With finger, face or PIN, and kept where it is found without an address: one press is the whole sign-in. */
export async function questionToAdd(
  site: Site,
  challenge: string,
  person: { readonly uid: string; readonly email: string; readonly known: readonly KnownPasskey[] },
): Promise<string> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.host,
    userName: person.email,
    userDisplayName: person.email,
    userID: Uint8Array.from(Buffer.from(person.uid)),
    challenge: bytesOf(challenge),
    timeout: passkeyQuestionLasts,
    attestationType: "none",
    excludeCredentials: person.known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return JSON.stringify(options);
}

export async function questionToSignIn(site: Site, challenge: string): Promise<string> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: bytesOf(challenge),
    timeout: passkeyQuestionLasts,
    userVerification: "required",
  });
  return JSON.stringify(options);
}

/** The challenge that the answer says it is for; null where it is no answer at all. */
export function challengeIn(clientData: string): string | null {
  try {
    const read = JSON.parse(Buffer.from(clientData, "base64url").toString()) as unknown;
    const challenge = typeof read === "object" && read !== null && "challenge" in read ? read.challenge : null;
    return typeof challenge === "string" && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
}

/** Null: not an answer to this question from this site. */
export async function readNew(
  site: Site,
  challenge: string,
  { id, clientData, attestation, transports }: InputOf<typeof addPasskey>["credential"],
): Promise<{ readonly publicKey: string; readonly counter: number } | null> {
  const { verifyRegistrationResponse } = await library();
  const answer = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON: clientData, attestationObject: attestation, transports: transports as Transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch(() => null);
  // The id that the device signed, and not the one beside it.
  if (answer?.verified !== true || answer.registrationInfo.credential.id !== id) return null;
  const { publicKey, counter } = answer.registrationInfo.credential;
  return { publicKey: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The counter that the device showed; null: not an answer of this passkey to this question from this site. */
export async function readShown(
  site: Site,
  challenge: string,
  { credentialId, publicKey, transports }: KnownPasskey,
  { id, clientData, authenticatorData, signature }: InputOf<typeof signInByPasskey>["credential"],
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  const answer = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: "public-key",
      response: { clientDataJSON: clientData, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    // The counter is judged by `isCounterBehind`, in the transaction that stores it.
    credential: {
      id: credentialId,
      publicKey: bytesOf(publicKey),
      counter: 0,
      transports: [...transports] as Transports,
    },
    requireUserVerification: true,
  }).catch(() => null);
  return answer?.verified === true ? answer.authenticationInfo.newCounter : null;
}
