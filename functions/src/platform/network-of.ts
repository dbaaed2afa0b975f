/**
 * The unit of counting addresses: of IPv6 the whole network, which one customer picks addresses from; IPv4 inside of
 * IPv6 is the IPv4 address.
 */
export function networkOf(ip: string): string {
  const embedded = /^::(?:ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (embedded !== undefined) return embedded;
  if (!ip.includes(":")) return ip;
  const [front = "", back] = ip.split("%", 1)[0]?.toLowerCase().split("::") ?? [];
  const groups = (part: string): string[] => (part === "" ? [] : part.split(":"));
  const [head, tail] = [groups(front), groups(back ?? "")];
  const zeros = back === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  const network = [...head, ...zeros, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ""));
  return `${network.join(":")}::/64`;
}
