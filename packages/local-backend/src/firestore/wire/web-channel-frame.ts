/** WebChannel frames: the length, a line break, the JSON. The length counts UTF-16 units, as JavaScript strings do. */
export function webChannelFrame(payload: unknown): string {
  const text = JSON.stringify(payload);
  return `${text.length}\n${text}`;
}
