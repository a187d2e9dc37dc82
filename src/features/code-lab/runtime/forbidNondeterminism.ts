type Report = (what: string, instead: string) => never;

const LOCAL_DATE_METHODS = [
  ...['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'].flatMap((part) =>
    part === 'Day' ? [`get${part}`] : [`get${part}`, `set${part}`],
  ),
  'getTimezoneOffset',
  'toString',
  'toDateString',
  'toTimeString',
];

const USE_UTC = 'use UTC methods and toISOString()';
const NAME_LOCALE = "name a locale, as in toLocaleString('en')";
const HAS_ZONE = /(?:Z|[+-]\d{2}:?\d{2})$|^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

function replace(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: false });
}

function forbidLocalDates(report: Report): void {
  const RealDate = Date;
  const forbiddenNow = () => report('the current date', 'write a fixed one');
  const guarded: DateConstructor = new Proxy(RealDate, {
    apply: forbiddenNow,
    construct(target, args: unknown[], newTarget) {
      if (args.length === 0) forbiddenNow();
      if (args.length > 1) report('a date in local time', 'use Date.UTC(…)');
      const [value] = args;
      if (typeof value === 'string' && !HAS_ZONE.test(value)) report(`the local date "${value}"`, 'end it with Z');
      return Reflect.construct(target, args, newTarget === guarded ? target : newTarget) as object;
    },
  });
  replace(RealDate, 'now', forbiddenNow);
  for (const method of LOCAL_DATE_METHODS) {
    replace(RealDate.prototype, method, () =>
      report(`Date.prototype.${method}, which depends on the time zone`, USE_UTC),
    );
  }
  for (const method of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const real = RealDate.prototype[method];
    replace(RealDate.prototype, method, function (this: Date, locale?: string, options?: Intl.DateTimeFormatOptions) {
      if (!locale || !options?.timeZone) report(`${method} without locale and timeZone`, 'give both');
      return real.call(this, locale, options);
    });
  }
  replace(RealDate.prototype, 'constructor', guarded);
  replace(globalThis, 'Date', guarded);
}

function forbidDefaultLocales(report: Report): void {
  for (const prototype of [Number.prototype, BigInt.prototype]) {
    const real = prototype.toLocaleString as (this: unknown, locale?: string, options?: object) => string;
    replace(prototype, 'toLocaleString', function (this: unknown, locale?: string, options?: object) {
      if (!locale) report('toLocaleString without a locale', NAME_LOCALE);
      return real.call(this, locale, options);
    });
  }
  const compare = String.prototype.localeCompare as (
    this: string,
    that: string,
    locale?: string,
    options?: object,
  ) => number;
  replace(String.prototype, 'localeCompare', function (this: string, that: string, locale?: string, options?: object) {
    if (!locale) report('localeCompare without a locale', "name one, as in a.localeCompare(b, 'vi')");
    return compare.call(this, that, locale, options);
  });
}

/**
 * Replaces functions whose results vary with the run, the day or the machine by ones that report their use, because a
 * result printed in a page must stay correct. It affects the realm in which it runs.
 *
 * @param report - ends the run; receives what was used and what to write instead
 */
export function forbidNondeterminism(report: Report): void {
  const seeded = 'write a generator with a fixed seed';
  replace(Math, 'random', () => report('Math.random()', seeded));
  replace(globalThis, 'performance', { now: () => report('performance.now()', 'count steps, not time') });
  replace(globalThis, 'crypto', {
    getRandomValues: () => report('crypto.getRandomValues()', seeded),
    randomUUID: () => report('crypto.randomUUID()', 'write a fixed one'),
  });
  forbidLocalDates(report);
  forbidDefaultLocales(report);
}
