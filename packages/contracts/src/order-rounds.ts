import { holidayRegions, holidayRules, roundRepeats } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import { roundAnswers } from "@lokalkorb/domain/fulfilment/rounds/change-round";
import { contract } from "./contract.ts";
import { cents, documentId, id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const planId = documentId;
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));
const weekday = z.union([1, 2, 3, 4, 5, 6, 7].map((one) => z.literal(one as 1 | 2 | 3 | 4 | 5 | 6 | 7)));
const supplierName = line(300).check(z.minLength(1));
const ahead = z.strictObject({
  days: z.int().check(z.minimum(0), z.maximum(60)),
  time: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
});

const rule = z.strictObject({
  repeat: z.enum(roundRepeats),
  weekday: z.exactOptional(weekday),
  from: z.exactOptional(day),
  nth: z.exactOptional(z.int().check(z.minimum(1), z.maximum(5))),
  dates: z.exactOptional(z.array(day).check(z.maxLength(60))),
  opens: ahead,
  closes: ahead,
  onHoliday: z.enum(holidayRules),
  region: z.enum(holidayRegions),
});

const answer = z.object({ result: z.enum(roundAnswers) });

/** A round begins, or is changed; days that are left out stay so. A way takes part in one round at most. */
export const saveRound = contract({
  name: "saveRound",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    /** Of a new one made by the client, so that a repeated call makes one. */
    planId,
    name: line(120).check(z.minLength(1)),
    rule,
    /** Goods for at least so much, or the round is called off at its closing. */
    minTotalCents: z.exactOptional(cents.check(z.minimum(1))),
    /** The most pieces of an item that one round has, over all of its ways. */
    itemCaps: z.exactOptional(z.record(id<"product">(), z.int().check(z.minimum(1), z.maximum(100_000)))),
    methodIds: z.array(id<"method">()).check(z.minLength(1), z.maxLength(20)),
  }),
  output: answer,
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** A round pauses, goes on or ends; or one of its days is left out, or held after all. */
export const changeRound = contract({
  name: "changeRound",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    planId,
    change: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("pause") }),
      z.strictObject({ kind: z.literal("resume") }),
      z.strictObject({ kind: z.literal("end") }),
      z.strictObject({ kind: z.literal("skip"), day }),
      z.strictObject({ kind: z.literal("hold"), day }),
      /** The list of a supplier for the handover of that day was sent, or was not after all. */
      z.strictObject({ kind: z.literal("sent"), day, supplier: supplierName }),
      z.strictObject({ kind: z.literal("unsent"), day, supplier: supplierName }),
      /** Orders for the day end, and what was paid goes back. */
      z.strictObject({ kind: z.literal("callOff"), day, word: paragraph(500).check(z.minLength(3)) }),
    ]),
  }),
  output: answer,
  refusals: ["not-allowed", "not-found", "request-reused"],
});
