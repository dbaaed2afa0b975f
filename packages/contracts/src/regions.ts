/**
 * Each function is deployed where its contract says, and nowhere else: personal data stays in Europe, public feeds are
 * answered from the US base.
 * With the emulator flag the US base is addressed as europe-west3 (specification section 7).
 */
export const regions = { europe: "europe-west1", us: "us-central1" } as const;
export const emulatorRegions = { europe: "europe-west1", us: "europe-west3" } as const;
export type RegionKey = keyof typeof regions;
