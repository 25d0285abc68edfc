/**
 * Makes everything that depends on the zone of the machine throw. Code whose tests pass then gives the same results in
 * any zone, which running the tests in a few zones could only sample.
 */

/** Methods that use local time. Milliseconds are the same in every zone. */
const localMethods = [
  ...['getDate', 'getDay', 'getFullYear', 'getHours', 'getMinutes', 'getMonth', 'getSeconds', 'getTimezoneOffset'],
  ...['setDate', 'setFullYear', 'setHours', 'setMinutes', 'setMonth', 'setSeconds'],
  ...['toString', 'toDateString', 'toTimeString'],
] as const;
const localeMethods = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const;

/** An ISO date, which means midnight in UTC, or a time with an offset or the name of UTC. */
const absoluteTime = /^[+-]?\d{4,6}(-\d\d){0,2}$|:\d\d(\.\d+)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)$/i;

// Test files share a process, so its globals are replaced only once.
const isReplaced = Symbol.for('the zone of the machine is refused');
if (!Reflect.has(globalThis, isReplaced)) refuseMachineZone();
Reflect.set(globalThis, isReplaced, true);

function refuseMachineZone(): void {
  const RealDate = Date;
  for (const name of localMethods) RealDate.prototype[name] = () => refuse(`Date.prototype.${name}`);
  for (const name of localeMethods) {
    const real = RealDate.prototype[name];
    RealDate.prototype[name] = function (locales?: Intl.LocalesArgument, options?: Intl.DateTimeFormatOptions) {
      if (options?.timeZone === undefined) refuse(`Date.prototype.${name} without a time zone`);
      return real.call(this, locales, options);
    };
  }
  globalThis.Date = new Proxy(RealDate, {
    apply: () => refuse('Date()'),
    construct(_target, parts: unknown[], newTarget) {
      if (parts.length > 1) refuse('new Date(year, month, …)');
      if (typeof parts[0] === 'string') parse(parts[0]);
      return Reflect.construct(RealDate, parts, newTarget);
    },
    get: (target, name) => (name === 'parse' ? parse : Reflect.get(target, name)),
  });
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(Real, [locales, options]: [Intl.LocalesArgument, Intl.DateTimeFormatOptions?]) {
      const format = new Real(locales, options);
      return options?.timeZone === undefined ? withoutZone(format) : format;
    },
  });

  function parse(text: string): number {
    const millis = RealDate.parse(text);
    if (!Number.isNaN(millis) && !absoluteTime.test(text.trim())) refuse(`Parsing ${JSON.stringify(text)}`);
    return millis;
  }
}

function refuse(what: string): never {
  throw new Error(`${what} depends on the zone of the machine.`);
}

/** Wraps a format so that only its language and calendar can be read. */
function withoutZone(format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  return new Proxy(format, {
    get(target, name) {
      if (name !== 'resolvedOptions')
        return refuse(`Intl.DateTimeFormat.prototype.${String(name)} without a time zone`);
      return () =>
        Object.defineProperty(target.resolvedOptions(), 'timeZone', { get: () => refuse('The default time zone') });
    },
  });
}
