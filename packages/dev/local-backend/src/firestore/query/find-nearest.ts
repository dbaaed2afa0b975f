import type { FieldPath } from "firestore-query-semantics/field-path";
import type { Json, WireDocument } from "../protocol/firestore-core.ts";
import { integerAt, invalid, messageAt, requiredText, textAt } from "../protocol/json.ts";
import { canonicalDouble } from "../store/canonical-fields.ts";
import { fieldAt, fieldPath } from "../store/field-access.ts";
import { toValue } from "../protocol/value-codec.ts";

/** The last stage of a query for neighbours: keeps what lies nearest to a vector, nearest first. */
export interface Nearest {
  readonly path: FieldPath;
  readonly vector: readonly number[];
  readonly measure: Measure;
  readonly limit: number;
  readonly threshold: number | null;
  /** The field that shows the distance: its name, not a path. */
  readonly resultField: string;
}

interface Measure {
  readonly distance: (left: readonly number[], right: readonly number[]) => number;
  /** The dot product grows with likeness, the others shrink. */
  readonly nearerIsLarger: boolean;
}

const largestLimit = 1000;

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

const measures: Record<string, Measure> = {
  EUCLIDEAN: {
    distance: (left, right) => Math.sqrt(left.reduce((sum, value, at) => sum + (value - (right[at] ?? 0)) ** 2, 0)),
    nearerIsLarger: false,
  },
  COSINE: {
    distance: (left, right) => 1 - dot(left, right) / Math.sqrt(dot(left, left) * dot(right, right)),
    nearerIsLarger: false,
  },
  DOT_PRODUCT: { distance: dot, nearerIsLarger: true },
};

export function compileNearest(json: Json | undefined): Nearest | null {
  if (json === undefined) return null;
  const measure = measures[textAt(json, "distanceMeasure") ?? ""];
  if (measure === undefined) throw invalid("Unknown Distance Measure.");
  const limit = integerAt(json, "limit") ?? 0;
  if (limit < 1 || limit > largestLimit) {
    throw invalid(`FindNearest.limit must be a positive integer of no more than ${largestLimit}`);
  }
  const vector = toValue(messageAt(json, "queryVector") ?? {});
  if (vector.type !== "vector") throw invalid("FindNearest.query_vector must be a vector.");
  const threshold = json["distanceThreshold"];
  return {
    path: fieldPath(requiredText(messageAt(json, "vectorField") ?? {}, "fieldPath")),
    vector: vector.values,
    measure,
    limit,
    threshold: threshold === undefined || threshold === null ? null : Number(threshold),
    resultField: textAt(json, "distanceResultField") ?? "",
  };
}

/** Documents without a vector of the same length at the field are no neighbours at all. */
export function nearestOf(nearest: Nearest, documents: readonly WireDocument[]): WireDocument[] {
  const { path, vector, measure, limit, threshold, resultField } = nearest;
  const sign = measure.nearerIsLarger ? -1 : 1;
  const measured = documents.flatMap((document) => {
    const json = fieldAt(document.fields, path);
    const value = json === undefined ? null : toValue(json);
    if (value?.type !== "vector" || value.values.length !== vector.length) return [];
    const distance = measure.distance(value.values, vector);
    const isNear = threshold === null || sign * distance <= sign * threshold;
    return isNear ? [{ document, distance }] : [];
  });
  // A document without a distance, as a cosine of nothing, comes last.
  const rank = (distance: number): number => (Number.isNaN(distance) ? Infinity : sign * distance);
  const byRank = (left: number, right: number): number => (left === right ? 0 : left < right ? -1 : 1);
  const chosen = measured.sort((left, right) => byRank(rank(left.distance), rank(right.distance))).slice(0, limit);
  if (resultField === "") return chosen.map(({ document }) => document);
  return chosen.map(({ document, distance }) => ({
    ...document,
    fields: { ...document.fields, [resultField]: { doubleValue: canonicalDouble(distance) } },
  }));
}
