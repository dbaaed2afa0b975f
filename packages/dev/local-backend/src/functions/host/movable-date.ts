/**
 * Lets `Date` in this process stand where the backend's clock stands. Must be in place before user code is
 * loaded, because bundles keep references to `Date`.
 */
export function installMovableDate(initialOffset: number): (offset: number) => void {
  const RealDate = globalThis.Date;
  let offset = initialOffset;
  const now = (): number => RealDate.now() + offset;
  const MovableDate: DateConstructor = new Proxy(RealDate, {
    construct: (target, given: unknown[], newTarget: new (...inputs: never[]) => unknown): object =>
      Reflect.construct(
        target,
        given.length === 0 ? [now()] : given,
        newTarget === MovableDate ? target : newTarget,
      ) as object,
    apply: (): string => new RealDate(now()).toString(),
    get: (target, property, receiver): unknown => (property === "now" ? now : Reflect.get(target, property, receiver)),
  });
  globalThis.Date = MovableDate;
  return (next) => {
    offset = next;
  };
}
