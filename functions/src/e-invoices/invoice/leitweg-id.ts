const shape = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/;

/** ISO 7064 MOD 97-10: letters count from 10 on. */
function modulo97(text: string): number {
  let rest = 0;
  for (const letter of text) rest = Number(`${rest}${Number.parseInt(letter, 36)}`) % 97;
  return rest;
}

/** Whether a text is a Leitweg-ID with right check digits: coarse address, perhaps a fine one, check digits. */
export function isLeitwegId(text: string): boolean {
  const match = shape.exec(text.trim().toUpperCase());
  if (match === null) return false;
  const [, coarse = "", fine = "", check = ""] = match;
  return modulo97(`${coarse}${fine}${check}`) === 1;
}
