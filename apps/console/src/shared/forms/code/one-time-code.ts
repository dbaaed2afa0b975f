/** The digits of a code as it was typed or pasted, „123 456“ too; null unless there are six. */
export function readCode(typed: string): string | null {
  const digits = typed.replace(/\s/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}
