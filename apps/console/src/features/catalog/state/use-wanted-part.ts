import { useRouter } from "next/router";

const kinds = ["artikel", "gruppe", "option", "paket", "kategorie", "laden"] as const;
type PartKind = (typeof kinds)[number];

/** A part of the offer whose form is open; without an id it is a new one. */
export interface WantedPart {
  readonly kind: PartKind;
  readonly id: string | null;
  /** Which one a new one begins with. */
  readonly like?: string;
  /** In whose category a new one begins. */
  readonly after?: string;
}

/** The part in the address: '?artikel=…', '?neu=artikel', with '&wie=…' or '&nach=…'. */
export function useWantedPart(): WantedPart | null {
  const { query } = useRouter();
  for (const kind of kinds) {
    const id = query[kind];
    if (typeof id === "string" && id !== "") return { kind, id };
    if (query["neu"] === kind)
      return {
        kind,
        id: null,
        ...(typeof query["wie"] === "string" && { like: query["wie"] }),
        ...(typeof query["nach"] === "string" && { after: query["nach"] }),
      };
  }
  return null;
}
