import { planTexts as texts } from '../texts/plan-texts.ts';

const hundredths = new Intl.NumberFormat('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A length as drawings write it: `3,05 m`. */
export const metresLabel = (metres: number) => texts.metres(hundredths.format(metres));

/** Two sides: `3,05 × 2,60 m`. */
export const sidesLabel = (width: number, depth: number) =>
  texts.sides(hundredths.format(width), hundredths.format(depth));
