import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 9) Mobile Safari", "Android-Telefon"],
  ["Mozilla/5.0 (Linux; Android 16; SM-X700)", "Android-Tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "Windows-PC"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "Dieses Gerät"],
])("a passkey of %s begins with the name %s", (userAgent, name) => expect(deviceName(userAgent)).toBe(name));
