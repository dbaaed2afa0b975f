import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReceivedRecord, RecordKind, ServiceRecord } from "./service-record.ts";

/** Enough to look at; older ones are forgotten, so that a long-running stack does not grow. */
const mostRecords = 2_000;

export interface RecordStore {
  add(received: ReceivedRecord): ServiceRecord;
  /** Oldest first. */
  list(kind?: RecordKind): readonly ServiceRecord[];
  reset(): void;
}

/** Keeps records in memory and, with a folder, one per line in a file that survives a restart. */
export function openRecordStore(dataDir: string | null, now: () => number): RecordStore {
  const file = dataDir === null ? null : join(dataDir, "records.jsonl");
  if (dataDir !== null) mkdirSync(dataDir, { recursive: true });
  let records = file === null ? [] : readRecords(file);
  let nextId = (records.at(-1)?.id ?? 0) + 1;
  return {
    add: (received) => {
      const record: ServiceRecord = { id: nextId++, at: now(), ...received };
      records.push(record);
      if (file !== null) appendFileSync(file, `${JSON.stringify(record)}\n`);
      if (records.length > mostRecords) {
        records = records.slice(-mostRecords / 2);
        if (file !== null) writeFileSync(file, records.map((kept) => `${JSON.stringify(kept)}\n`).join(""));
      }
      return record;
    },
    list: (kind) => (kind === undefined ? [...records] : records.filter((record) => record.kind === kind)),
    reset: () => {
      records = [];
      if (file !== null) writeFileSync(file, "");
    },
  };
}

function readRecords(file: string): ServiceRecord[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8").split("\n").flatMap(readLine);
}

/** The last line may be half written when the process was killed. */
function readLine(line: string): ServiceRecord[] {
  try {
    return line === "" ? [] : [JSON.parse(line) as ServiceRecord];
  } catch {
    return [];
  }
}
