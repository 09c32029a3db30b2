import { commentNameMinLength, leadNameMinLength, passwordMinLength } from '../limits/field-lengths.ts';
import { priceLimits } from '../limits/filter-limits.ts';

/** Word for word as the product says them. */
export const validationMessages = {
  name: 'El nombre no es válido',
  email: 'El mail no es válido',
  registrationEmail: 'El email no es válido',
  lastName: 'El apellido no es válido',
  phone: 'El número no es válido',
  required: 'El campo es obligatorio',
  contactOncePerDay: 'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.',
  residenceMismatch: 'Notamos que estás en el exterior, ¿Estás seguro que este es tu número? Sí es correcto continua',
  aboveMaximum: 'Este valor no puede ser mayor al rango máximo',
  belowMinimum: 'Este valor no puede ser menor al rango mínimo',
  characters: 'Solo se permiten caracteres',
  term: 'Debes seleccionar un periodo',
  starsRequired: 'Es necesario realizar esta calificación',
  password: 'Mínimo 8 caracteres',
  passwordConfirm: 'Las contraseñas no coinciden',
  terms: 'Debes aceptar los términos y condiciones.',
  leadEmail: 'Debe ingresar un email válido',
  photos: 'Se requiere mínimo 1 y máximo 20 fotos',
  percent: 'El porcentaje debe ser entre 0 - 100',
} as const;

const personName = /^[\p{Script=Latin}\p{Mn}]+( +[\p{Script=Latin}\p{Mn}]+)*$/u;
const emailAddress =
  /^[^\s@,;<>"()[\]\\]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,}$/i;
const commentNameCharacters = /^[\p{Script=Latin}\p{Mn}\d._ \-&]+$/u;
/** Printable characters of Basic Latin and Latin-1, tabs and line breaks: no emoji, no other scripts. */
const printableLatin = /^[\t\n\r\x20-\x7e\xa0-\xff]*$/;

/** Whether a required text says anything. */
export function isFilled(value: string): boolean {
  return value.trim() !== '';
}

/** What is wrong with a required text that must also pass a rule: the sentence to show, or nothing. */
export function requiredIssue(
  text: string,
  isValid: (text: string) => boolean = isFilled,
  message: string = validationMessages.required,
): string | undefined {
  if (!isFilled(text)) return validationMessages.required;
  return isValid(text) ? undefined : message;
}

/** Letters with accents and ñ, and spaces [B060]. */
export function isPersonName(value: string): boolean {
  return personName.test(value.trim());
}

/** A person's name of at least 5 characters, as lead forms want it [B060]. */
export function isLeadName(value: string): boolean {
  return isPersonName(value) && value.trim().length >= leadNameMinLength;
}

/** An address with a name, one @ and a domain with a dot, at most 254 characters. */
export function isEmail(value: string): boolean {
  const address = value.trim();
  return address.length <= 254 && !address.includes('..') && emailAddress.test(address);
}

/** At least 8 characters [B074]. */
export function isPassword(value: string): boolean {
  return value.length >= passwordMinLength;
}

/** At least 3 characters out of letters, digits, dot, underscore, space, hyphen and ampersand [B068]. */
export function isCommentName(value: string): boolean {
  return value.trim().length >= commentNameMinLength && commentNameCharacters.test(value);
}

/** The characters of a comment's name, in any number, also none [B068]. */
export function isCommentSubject(value: string): boolean {
  return value === '' || commentNameCharacters.test(value);
}

/** Some text in printable Latin without emoji [B068]. */
export function isCommentContent(value: string): boolean {
  return isFilled(value) && printableLatin.test(plainPunctuation(value));
}

const plainMarks: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** Typographic marks, which phones put in by themselves, as the plain ones. */
export function plainPunctuation(text: string): string {
  return text.replace(/[‘’“”–—…]/g, (mark) => plainMarks[mark] ?? mark);
}

/** The number of a field that takes digits only, or nothing where it holds none. */
export function parseDigits(text: string): number | undefined {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}

export interface PriceRangeInput {
  min?: number;
  max?: number;
}

/** The maximum that a price filter works with: 0 or less stands for the store's own [B032]. */
export function effectiveMaximum(max: number | undefined, storeMaximum: number = priceLimits.max): number {
  return max === undefined || max <= 0 ? storeMaximum : max;
}

/** What is wrong with each end of a price range, by the end that was just changed [B032]. */
export function priceRangeError(
  { min, max }: PriceRangeInput,
  changed: 'min' | 'max',
  storeMaximum?: number,
): string | undefined {
  const isCrossed = min !== undefined && min > effectiveMaximum(max, storeMaximum);
  if (!isCrossed) return undefined;
  return changed === 'min' ? validationMessages.aboveMaximum : validationMessages.belowMinimum;
}

const emailInText = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const linkInText = /https?:|www\.|\b[a-z0-9-]+\.(com|co|net|org|info|io)\b/i;
const phoneInText = /(?<![\d.,])(\+\d{1,3}[\s-]?)?\(?\d{3}\)?[\s-]?\d{3}[\s-]?\d{2}[\s-]?\d{2}(?![\d.,]\d|\d)/;

/** Whether a description hides an e-mail, a phone or a link [B096]; prices with dots are none. */
export function hasContactData(text: string): boolean {
  return emailInText.test(text) || linkInText.test(text) || phoneInText.test(text);
}

/** Digits, comma, dot and minus, as coordinates are typed [B098]. */
export function hasCoordinateCharacters(value: string): boolean {
  return /^[\d.,\s-]+$/.test(value);
}
