/** Hands a file from an answer to the browser's own downloads. */
export function saveFile(file: {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(file.content), (character) => character.codePointAt(0) ?? 0);
  const address = URL.createObjectURL(new Blob([bytes], { type: file.contentType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = file.fileName;
  link.click();
  // The download has begun by then; until now the address must live.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
