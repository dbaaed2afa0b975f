/**
 * Stands in for `idb`, which Firebase's common part needs to keep its count of visits and for nothing else. The model
 * client puts a silent counter in its place; should the SDK's own ever run, its writes fail and are swallowed there.
 */
export const openDB = () => Promise.reject(new Error("Invariant: no count of visits is kept"));
