/** WebChannel frames: the length, a line break, the JSON. The length counts UTF-16 units, as JavaScript strings do. */
export function webChannelFrame(json: string): string {
  return `${json.length}\n${json}`;
}
