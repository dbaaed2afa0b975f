const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android.*Mobile/, "Android-Telefon"],
  [/Android/, "Android-Tablet"],
  [/Macintosh/, "Mac"],
  [/Windows/, "Windows-PC"],
  [/CrOS/, "Chromebook"],
];

/** A first name for the passkey of this device, which its person changes. */
export const deviceName = (userAgent: string): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "Dieses Gerät";
