import { planTexts as texts } from '../texts/plan-texts.ts';

const hundredths = (metres: number) => metres.toFixed(2).replace('.', ',');

/** A length as drawings write it: `3,05 m`. */
export const metresLabel = (metres: number) => texts.metres(hundredths(metres));

/** Two sides: `3,05 × 2,60 m`. */
export const sidesLabel = (width: number, depth: number) => texts.sides(hundredths(width), hundredths(depth));
