const nbsp = "\u00a0";

/** Where the area ends is only known of mobile numbers and of a few large towns; the others are just cut into pieces. */
const areas: Readonly<Record<string, RegExp>> = {
  "49": /^(?:30|40|69|89|1[5-7]\d)/,
  "43": /^(?:1|316|512|662|732|6[5-9]\d)/,
};

/** '+498999998104' → '+49 89 999 981 04'. Who wrote a number in groups has chosen them. */
export function formatPhone(phone: string): string {
  const [, country = "", number = ""] = /^(?:\+|00)(49|43)(\d{5,})$/.exec(phone.trim()) ?? [];
  if (country === "") return phone.trim();
  const area = areas[country]?.exec(number)?.[0] ?? "";
  const rest = number.slice(area.length).replaceAll(/\d{3}(?=\d{2})/g, `$&${nbsp}`);
  return [`+${country}`, ...(area === "" ? [] : [area]), rest].join(nbsp);
}
