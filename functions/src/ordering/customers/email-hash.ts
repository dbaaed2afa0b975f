import { createHash } from "node:crypto";

export const emailHashOf = (email: string): string =>
  createHash("sha256").update(email.trim().toLowerCase()).digest("base64url");
