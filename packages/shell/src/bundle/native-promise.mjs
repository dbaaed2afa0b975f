/** In place of the analytics library's own promises: every browser that we serve has them. */
const native = globalThis.Promise;

export { native as NpoPromise, native as Promise };
