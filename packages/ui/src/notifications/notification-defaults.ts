export const notificationDefaults = {
  width: 360,
  timeoutMs: 5000,
  transitionMs: 220,
} as const;
