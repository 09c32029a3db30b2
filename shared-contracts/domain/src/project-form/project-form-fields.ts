import { z } from 'zod';
import { isMobile, normalizeBuilderPhone } from '../builders/builder-phone.ts';
import { email as emailField } from '../fields/fields.ts';
import { projectFormTexts as texts } from './project-form-texts.ts';

/** Says that a field is missing where it is empty, and what is wrong with it otherwise. */
export function saying(text: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      input === undefined || input === null || input === '' ? texts.required : text,
  };
}

/** Control characters but line ends and tabs, and marks that turn the direction of what follows. */
const unwanted = /(?![\n\r\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Text that every part of the portal can hold and show. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !unwanted.test(text);
}

const isOneLine = (text: string) => isStorable(text) && !/[\n\r\t]/.test(text);

/** Characters as people and the database count them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** A required line of text. */
export function line(max = 200) {
  return z
    .string(saying(texts.invalid))
    .trim()
    .min(1, texts.required)
    .refine((text) => lengthOf(text) <= max, texts.tooLong)
    .refine(isOneLine, texts.invalid);
}

/** Text of several lines; line ends become those of Unix. */
export function prose(max: number) {
  return z
    .string(saying(texts.invalid))
    .trim()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .refine((text) => lengthOf(text) <= max, texts.tooLong)
    .refine(isStorable, texts.invalid);
}

/** One of a closed set. */
export function choice<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, saying(texts.choice));
}

/** Row number of something that exists. */
export const rowId = z.int(saying(texts.choice)).positive(texts.choice).max(2_147_483_647, texts.choice);

/** How many of something there are. */
export function count(max: number, min = 0) {
  return z.int(saying(texts.whole)).min(min, texts.invalid).max(max, texts.tooLarge);
}

/** Whole pesos of a fee or cost. */
export const fee = z.int(saying(texts.whole)).nonnegative(texts.invalid).max(1_000_000_000_000, texts.tooLarge);

/** A percentage; the product has one text for whatever is wrong with it. */
export const share = z.number(saying(texts.percent)).min(0, texts.percent).max(100, texts.percent);

const exactNumber = /^\d+(\.\d{1,4})?$/;

/** An area in m²: a number, or text with a dot as decimal mark and nothing else. */
export function area(min: number) {
  return z
    .union([z.number(), z.string().trim().regex(exactNumber).transform(Number)], saying(texts.decimal))
    .pipe(z.number().min(min, texts.decimal).max(1_000_000, texts.tooLarge));
}

const typedCoordinate = /^-?\d{1,3}([.,]\d+)?$/;

function degrees(limit: number) {
  const typed = z
    .string()
    .trim()
    .regex(typedCoordinate)
    .transform((text) => Number(text.replace(',', '.')));
  return z
    .union([z.number(), typed], saying(texts.coordinates))
    .pipe(z.number().min(-limit, texts.coordinates).max(limit, texts.coordinates));
}

/** A point, as numbers or as typed: digits, dot, comma and minus. */
export const typedCoordinates = z.strictObject({ lat: degrees(90), lng: degrees(180) }, saying(texts.coordinates));

/** A phone as the builder writes it; comes out in international form. */
export const builderPhone = z
  .string(saying(texts.phone))
  .max(40, texts.phone)
  .transform((text, context) => {
    const number = normalizeBuilderPhone(text);
    if (number) return number;
    context.addIssue({ code: 'custom', message: text.trim() === '' ? texts.required : texts.phone });
    return z.NEVER;
  });

export const whatsappPhone = builderPhone.refine(isMobile, texts.whatsapp);

export const contactEmail = emailField.refine(isOneLine, texts.email);

/** The key that an upload was answered with. */
export const pictureKey = z.string(saying(texts.picture)).regex(/^[a-z0-9][a-z0-9/_.-]{0,199}$/, texts.picture);

/** An address of the web, https only. */
export const webLink = z
  .string(saying(texts.link))
  .trim()
  .max(500, texts.tooLong)
  .refine((text) => /^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && isOneLine(text) && URL.canParse(text), texts.link);

/** A film: a whole link, or the path of one in the portal's own library. */
export const filmLink = z.union([z.string().regex(/^\/media\/[\w./-]{1,200}$/), webLink], texts.link);

/** `2027-06-30`, of this century. */
export const day = z.iso.date(saying(texts.date)).refine((text) => text.startsWith('20'), texts.date);

/** Reports entries of a list that say the same as an earlier one. */
export function refuseRepeats<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  report: (index: number) => void,
): void {
  const seen = new Set<string>();
  items.forEach((item, index) => {
    const key = keyOf(item);
    if (seen.has(key)) report(index);
    seen.add(key);
  });
}
