const written = /^[\d()+ -]+$/;
const mobile = /^\+573\d{9}$/;
const formerLandline = /^03([1-8])(\d{7})$/;
const landline = /^(?:\+57)?60([1-8])(\d{7})$/;
const abroad = /^\+(?!57)[1-9]\d{7,14}$/;

/**
 * A builder's phone in international form, or nothing where it is none: a Colombian mobile with +57, a landline as 03
 * with area code (its form until 2021) or 60 (since then), or a number of another country with its prefix.
 */
export function normalizeBuilderPhone(text: string): string | undefined {
  if (!written.test(text.trim())) return undefined;
  const digits = text.replace(/[^\d+]/g, '');
  if (mobile.test(digits) || abroad.test(digits)) return digits;
  const [, area, number] = formerLandline.exec(digits) ?? landline.exec(digits) ?? [];
  return area && number ? `+5760${area}${number}` : undefined;
}

/** Whether a number in international form may receive WhatsApp: every one but Colombian landlines. */
export function isMobile(number: string): boolean {
  return !number.startsWith('+57') || mobile.test(number);
}
