/**
 * Stands in for `re2js`, which the Firestore SDK needs for regular expressions in pipelines and for nothing else.
 * We have no pipelines; should one ever run, it must not answer wrongly.
 */
export const RE2JS = {
  compile() {
    throw new Error("Invariant: Firestore pipelines are not part of this bundle");
  },
};
