import { startAuthentication, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from "@lokalkorb/contracts/passkeys";
import type { ModelClient } from "@lokalkorb/model/client/model-client";

type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** The device gave no answer: called off, timed out, none there (browsers do not say which), or one is there already. */
export type DeviceProblem = "none-given" | "already-here";

/** Asks device and server in turn; the server's refusals are answers, as everywhere. */
export function passkeyCalls({ call }: ModelClient) {
  return {
    list: () => call(listPasskeys, {}),
    rename: (requestId: string, id: string, name: string) => call(renamePasskey, { requestId, id, name }),
    remove: (requestId: string, id: string) => call(removePasskey, { requestId, id }),
    add: async (name: string) => {
      const asked = await call(beginPasskey, {});
      if (!asked.ok) return asked;
      const optionsJSON = JSON.parse(asked.value.options) as CreationOptions;
      const given = await startRegistration({ optionsJSON }).catch(problemOf);
      if (typeof given === "string") return given;
      const { id, response } = given;
      const { clientDataJSON: clientData, attestationObject: attestation, transports = [] } = response;
      const input = { requestId: crypto.randomUUID(), name, credential: { id, clientData, attestation, transports } };
      const added = await call(addPasskey, input);
      // The device has its key by now: a lost answer is asked for once more before the press counts as failed.
      return added.ok || added.refusal ? added : call(addPasskey, input);
    },
    /** A token to sign in with. */
    prove: async () => {
      const asked = await call(beginPasskeySignIn, {});
      if (!asked.ok) return asked;
      const optionsJSON = JSON.parse(asked.value.options) as RequestOptions;
      const given = await startAuthentication({ optionsJSON }).catch(problemOf);
      if (typeof given === "string") return given;
      const { authenticatorData, clientDataJSON: clientData, signature } = given.response;
      return call(signInByPasskey, { credential: { id: given.id, clientData, authenticatorData, signature } });
    },
  };
}

const problemOf = (error: unknown): DeviceProblem =>
  error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED"
    ? "already-here"
    : "none-given";

export type PasskeyCalls = ReturnType<typeof passkeyCalls>;
