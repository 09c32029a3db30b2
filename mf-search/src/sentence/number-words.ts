/** From zero up to 25, the tens from 30 on, and the hundreds. */
const countWords =
  '- uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho ' +
  'diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco';
const tens = 'treinta cuarenta cincuenta sesenta setenta ochenta noventa';
const hundreds = 'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos';

/** Number words and what they count. */
export const numberWords: ReadonlyMap<string, number> = new Map<string, number>([
  ...countWords.split(' ').map((word, count) => [word, count] as const),
  ...tens.split(' ').map((word, index) => [word, 10 * (index + 3)] as const),
  ...hundreds.split(' ').map((word, index) => [word, 100 * (index + 1)] as const),
  ['un', 1],
  ['una', 1],
  ['ciento', 100],
]);
