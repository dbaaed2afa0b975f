/** Fails when the work takes longer; the work goes on without a reader. */
export async function withTimeout<Value>(milliseconds: number, what: string, work: Promise<Value>): Promise<Value> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds / 1000} s`)), milliseconds);
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
