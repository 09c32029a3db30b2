const scales = new Map([
  ['k', 1_000],
  ['mil', 1_000],
  ['m', 1_000_000],
  ['mm', 1_000_000],
  ['mill', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
]);

const pattern = /^(?<digits>[\d.,\s]*\d)(?<scale>[a-z]*)$/;

/** A decimal mark: it stands behind plain digits, or is another mark than the one between thousands. */
const cents = /^(?:\d{4,}|\d{1,3}(?:([.,])\d{3})+(?!\1))[.,]\d{1,2}$/;

/**
 * Whole units of what a person types: "180M", "180 millones", "1,2 M", "$ 180.000.000", "180000000", "$ 180.000.000,00".
 * A dot or comma is a decimal mark only where it cannot group thousands, with few digits before it only before a scale;
 * undefined for anything else.
 */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f$€\s\u00a0]|us|cop/gi, '')
    .toLowerCase();
  const found = pattern.exec(plain)?.groups;
  if (!found) return undefined;
  const { digits = '', scale = '' } = found;
  const factor = scale === '' ? 1 : scales.get(scale);
  if (factor === undefined) return undefined;
  const decimal = cents.test(digits) || (factor > 1 && /^\d+[.,]\d{1,2}$/.test(digits));
  const value = Number(decimal ? digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.') : digits.replace(/[.,]/g, ''));
  return Math.round(value * factor);
}
