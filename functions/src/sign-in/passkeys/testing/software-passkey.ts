import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { addPasskey, signInByPasskey } from "@lokalkorb/contracts/passkeys";

export type NewCredential = InputOf<typeof addPasskey>["credential"];
export type ShownCredential = InputOf<typeof signInByPasskey>["credential"];

/** Lies of a site, and of a device. */
export interface Circumstances {
  readonly origin?: string;
  readonly host?: string;
  /** Without finger, face or PIN. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

/** A device with one key, as WebAuthn wants it: ES256, no attestation. */
export interface SoftwarePasskey {
  readonly id: string;
  added(options: string, more?: Circumstances): NewCredential;
  shown(options: string, more?: Circumstances): ShownCredential;
}

export function softwarePasskey(site: { readonly origin: string; readonly host: string }): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, "base64url"),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, "base64url"),
  ]);
  const clientDataOf = (type: string, options: string, origin: string): Buffer => {
    const { challenge } = JSON.parse(options) as { challenge: string };
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  };
  const dataOf = (flags: number, { host = site.host, isVerified = true, counter = 0 }: Circumstances): Buffer => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const [hash, all] = [createHash("sha256").update(host).digest(), flags | 0x01 | (isVerified ? 0x04 : 0)];
    return Buffer.concat([hash, Buffer.from([all]), counted]);
  };
  return {
    id,
    added: (options, more = {}) => {
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([dataOf(0x40, more), Buffer.alloc(16), length, credentialId, key]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      const clientData = clientDataOf("webauthn.create", options, more.origin ?? site.origin);
      return {
        id,
        clientData: clientData.toString("base64url"),
        attestation: attestation.toString("base64url"),
        transports: ["internal"],
      };
    },
    shown: (options, more = {}) => {
      const clientData = clientDataOf("webauthn.get", options, more.origin ?? site.origin);
      const data = dataOf(0, more);
      const signed = Buffer.concat([data, createHash("sha256").update(clientData).digest()]);
      return {
        id,
        clientData: clientData.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      };
    },
  };
}
