/** How many decimals a number is written with. */
interface Decimals {
  readonly atMost: number;
  /** Written even where they are zeros. Default: none. */
  readonly atLeast?: number;
}

/**
 * A number as Colombia writes it, with dots between thousands and a comma before its decimals: `1.284`, `58,5`. A half
 * is rounded away from zero. For finite numbers below ten billions, or ten trillions without decimals: beyond, digits
 * are no longer exact. Not by Intl, whose first use costs a browser 20 ms, before anything of a page can react.
 */
export function writtenNumber(value: number, { atMost, atLeast = 0 }: Decimals): string {
  const [units, decimals] = rounded(Math.abs(value), atMost);
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, '.');
  const kept = decimals.replace(/0+$/, '').padEnd(atLeast, '0');
  const written = kept ? `${grouped},${kept}` : grouped;
  return value < 0 && /[1-9]/.test(written) ? `-${written}` : written;
}

/** The digits count as they are read, and not the binary number nearest to them: 1.005 is 1.01. */
function rounded(value: number, decimals: number): readonly [units: string, decimals: string] {
  // What is smaller is spelled with an exponent.
  const [units = '', rest = ''] = `${value < 1e-6 ? 0 : value}`.split('.');
  const kept = Number(units + rest.slice(0, decimals).padEnd(decimals, '0'));
  const digits = `${kept + Number((rest[decimals] ?? '0') >= '5')}`.padStart(decimals + 1, '0');
  const end = digits.length - decimals;
  return [digits.slice(0, end), digits.slice(end)];
}

/** A number from 1 to 999 with three significant digits: `1,12`, `23,6`, `236`. */
export function writtenShort(value: number): string {
  return writtenNumber(value, { atMost: value < 10 ? 2 : value < 100 ? 1 : 0 });
}
