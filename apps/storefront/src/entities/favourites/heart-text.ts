/** On the button, also before the rest of it has come. */
export const heartText = {
  favourite: "Liebling",
  of: (name: string): string => `Liebling: ${name}`,
} as const;
