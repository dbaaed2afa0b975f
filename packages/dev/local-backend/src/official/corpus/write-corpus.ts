import type { Json } from "../target/rest-client.ts";
import type { SeededRandom } from "../target/seeded-random.ts";
import { randomScalar, randomValue } from "./random-values.ts";

/** Commits one after the other on a few documents. `updateTime` in a precondition is a word to be filled in. */
export interface WriteSequence {
  readonly commits: readonly { readonly writes: readonly Json[] }[];
}

/** Stand for the update time a document has at that moment, and for one it never had. */
export const currentTime = "the current update time";
export const wrongTime = "2001-02-03T04:05:06.789Z";

const ids = ["one", "two", "three"];
const paths = ["a", "b", "m.x", "m.y", "`odd name`", "n"];

export const randomWriteSequence = (random: SeededRandom, root: string): WriteSequence => ({
  commits: Array.from({ length: 2 + random.below(6) }, () => ({
    writes: Array.from({ length: random.chance(0.8) ? 1 : 2 + random.below(2) }, () => randomWrite(random, root)),
  })),
});

function randomWrite(random: SeededRandom, root: string): Json {
  const name = `${root}/w/${random.pick(ids)}`;
  const currentDocument = randomPrecondition(random);
  const precondition = currentDocument === null ? {} : { currentDocument };
  switch (random.below(10)) {
    case 0:
      return { delete: name, ...precondition };
    case 1:
      return { transform: { document: name, fieldTransforms: transforms(random, root, 1) }, ...precondition };
    case 2:
      return { update: { name, fields: {} }, updateMask: {}, ...withTransforms(random, root, 1), ...precondition };
    case 3:
      return { ...brokenWrite(random, root, name), ...precondition };
    case 4:
    case 5: {
      const fieldPaths = random.some(paths, 0, 3);
      return {
        update: { name, fields: fieldsOf(random, root) },
        updateMask: { fieldPaths },
        ...withTransforms(random, root, 0),
        ...precondition,
      };
    }
    default:
      return { update: { name, fields: fieldsOf(random, root) }, ...withTransforms(random, root, 0), ...precondition };
  }
}

function randomPrecondition(random: SeededRandom): Json | null {
  switch (random.below(8)) {
    case 0:
      return { exists: true };
    case 1:
      return { exists: false };
    case 2:
      return { updateTime: random.chance(0.6) ? currentTime : wrongTime };
    default:
      return null;
  }
}

const fieldsOf = (random: SeededRandom, root: string): Json => ({
  ...Object.fromEntries(random.some(["a", "b", "n", "odd name"], 0, 3).map((key) => [key, numeric(random, root)])),
  ...(random.chance(0.5)
    ? { m: { mapValue: { fields: { x: numeric(random, root), y: randomValue(random, root, 1) } } } }
    : {}),
});

/** Numbers more often than not, for the transforms that need them. */
function numeric(random: SeededRandom, root: string): Json {
  if (random.chance(0.4)) return randomValue(random, root);
  return random.chance(0.6) ? { integerValue: random.pick(integers) } : { doubleValue: random.pick(doubles) };
}

const integers = ["0", "1", "-1", "3", "9223372036854775807", "-9223372036854775808", "9007199254740993"];
const doubles = [0, 0.5, 3, -2.5, 1e300, "NaN", "Infinity", "-Infinity"];

function withTransforms(random: SeededRandom, root: string, least: number): Json {
  const updateTransforms = random.chance(0.5) || least > 0 ? transforms(random, root, least) : [];
  return updateTransforms.length === 0 ? {} : { updateTransforms };
}

const transforms = (random: SeededRandom, root: string, least: number): Json[] =>
  random.some(paths, least, 2).map((fieldPath) => ({ fieldPath, ...randomTransform(random, root) }));

function randomTransform(random: SeededRandom, root: string): Json {
  const operand = (): Json =>
    random.chance(0.06)
      ? randomScalar(random, root)
      : random.chance(0.6)
        ? { integerValue: random.pick(integers) }
        : { doubleValue: random.pick(doubles) };
  const elements = (): Json => ({
    values: Array.from({ length: random.below(4) }, () =>
      random.chance(0.5) ? operand() : randomScalar(random, root),
    ),
  });
  switch (random.below(6)) {
    case 0:
      return { setToServerValue: "REQUEST_TIME" };
    case 1:
      return { maximum: operand() };
    case 2:
      return { minimum: operand() };
    case 3:
      return { appendMissingElements: elements() };
    case 4:
      return { removeAllFromArray: elements() };
    default:
      return { increment: operand() };
  }
}

/** Writes that must be refused, or are hardly ever made. */
const brokenWrite = (random: SeededRandom, root: string, name: string): Json =>
  random.pick<Json>([
    { update: { name, fields: { __reserved__: { integerValue: "1" } } } },
    { update: { name, fields: { "": { integerValue: "1" } } } },
    { update: { name, fields: { a: { arrayValue: { values: [{ arrayValue: { values: [] } }] } } } } },
    { update: { name, fields: { a: nested(19) } } },
    { update: { name, fields: { a: nested(20) } } },
    { update: { name, fields: { a: nested(21) } } },
    { update: { name, fields: { a: { stringValue: "x".repeat(1_048_700) } } } },
    { update: { name, fields: { a: { geoPointValue: { latitude: 91, longitude: 0 } } } } },
    { update: { name, fields: { a: { timestampValue: "0000-01-01T00:00:00Z" } } } },
    { update: { name, fields: { a: { referenceValue: "not/a/name" } } } },
    { update: { name, fields: { a: {} } } },
    { update: { name: `${root}/w`, fields: {} } },
    { update: { name: `${root}/w/__id__`, fields: {} } },
    { update: { name: `${root}/w/..`, fields: {} } },
    { update: { name: `${root}/w/${"x".repeat(1501)}`, fields: {} } },
    { update: { name, fields: {} }, updateMask: { fieldPaths: ["a..b"] } },
    { update: { name, fields: {} }, updateMask: { fieldPaths: ["a b"] } },
    { update: { name, fields: {} }, updateMask: { fieldPaths: ["__x__"] } },
    { update: { name, fields: {} }, updateMask: { fieldPaths: ["__name__"] } },
    { update: { name, fields: { [`k${"x".repeat(1500)}`]: { integerValue: "1" } } } },
    { update: { name, fields: {} }, updateTransforms: [{ fieldPath: "a" }] },
    { update: { name, fields: {} }, updateTransforms: [{ fieldPath: "a", increment: { stringValue: "x" } }] },
    { update: { name, fields: {} }, updateTransforms: [{ setToServerValue: "REQUEST_TIME" }] },
    { verify: name },
    {},
  ]);

function nested(depth: number): Json {
  let value: Json = { integerValue: "1" };
  for (let level = 1; level < depth; level++) value = { mapValue: { fields: { n: value } } };
  return value;
}
