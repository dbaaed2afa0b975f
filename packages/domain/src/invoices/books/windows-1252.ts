/** The letters of Windows-1252 that stand elsewhere in Unicode, at 0x80 and up; five of its places are empty. */
const high = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

function byteOf(letter: string): number | null {
  const code = letter.charCodeAt(0);
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const place = code < 0xa0 ? -1 : high.indexOf(letter);
  return place === -1 ? null : 0x80 + place;
}

const questionMark = 0x3f;

/** As bytes of Windows-1252. A letter that it lacks is written without its marks, and else as a question mark. */
export function windows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Array.from(text.normalize("NFC"), (letter) => {
    const plain = letter.normalize("NFD").charAt(0);
    return byteOf(letter) ?? byteOf(plain) ?? questionMark;
  });
  return Uint8Array.from(bytes);
}
