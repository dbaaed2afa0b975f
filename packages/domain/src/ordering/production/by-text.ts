/** As people read a list: '2' before '10', 'Ä' beside 'A'. */
export function byText(a: string, b: string): number {
  return a.localeCompare(b, "de", { numeric: true });
}
