/**
 * A number as Colombia writes it, with dots between thousands and a comma before its decimals, of which there are at most
 * two, and no zeros at their end: `1.284`, `58,5`. A half is rounded away from zero. For finite numbers below ten
 * billions, or ten trillions without decimals: beyond, digits are no longer exact. Not by Intl, whose first use costs a
 * browser 20 ms, before anything of a page can react.
 */
export function writtenNumber(value: number, decimals: 0 | 1 | 2): string {
  // The digits count as they are read, and not the binary number next below: 1.005 is 1,01.
  const rounded = Number((value * (1 + Number.EPSILON)).toFixed(decimals));
  return `${rounded}`.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.');
}

/** A number from 1 to 999 with three significant digits: `1,12`, `23,6`, `236`. */
export function writtenShort(value: number): string {
  return writtenNumber(value, value < 10 ? 2 : value < 100 ? 1 : 0);
}
