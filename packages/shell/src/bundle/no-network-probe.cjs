/**
 * A webpack loader for the Firestore SDK's transport. When a channel fails it asks an image of google.com whether there
 * is any network, only to count the answer; our policy forbids the request, and nobody looks at the count.
 */
const probe = /if\(\w+==2\)\{(?=[^{}]*"\/\/www\.google\.com\/images\/cleardot\.gif")/g;

module.exports = function withoutNetworkProbe(source) {
  if (source.match(probe)?.length !== 1) throw new Error("Firestore's network probe is not where it was");
  return source.replace(probe, "if(false){");
};
