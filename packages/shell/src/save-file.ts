/** The address of a saved file lives until the browser has begun to read it. */
const keptMillis = 60_000;

/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptMillis);
}

/** A file from an answer; its content is in base64. */
export function saveAnswer(answer: {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(answer.content), (letter) => letter.charCodeAt(0));
  saveFile(new Blob([bytes], { type: answer.contentType }), answer.fileName);
}
