// @ts-check
/** Moves the clock of a process by TEST_CLOCK_MS; the time since it began is not changed. */
const offset = Number(process.env.TEST_CLOCK_MS ?? 0);
const MOVED = Symbol.for('settln.movedClock');

if (offset !== 0 && !(MOVED in Date)) {
  const Real = Date;
  const { now: realNow } = Real;
  const now = () => realNow() + offset;
  const Moved = /** @type {DateConstructor} */ (
    new Proxy(Real, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, self),
      apply: () => new Real(now()).toString(),
      // A test may put another `now` in its place.
      get: (target, name) =>
        name === 'now' && target.now === realNow ? now : Reflect.get(target, name),
      has: (target, name) => name === MOVED || name in target,
    })
  );
  Object.defineProperty(Real.prototype, 'constructor', { value: Moved });
  globalThis.Date = Moved;
}
