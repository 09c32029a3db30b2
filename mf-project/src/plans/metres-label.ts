import { writtenNumber } from '@umbral/domain/format/written-number.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';

const hundredths = (metres: number) => writtenNumber(metres, { atMost: 2, atLeast: 2 });

/** A length as drawings write it: `3,05 m`. */
export const metresLabel = (metres: number) => texts.metres(hundredths(metres));

/** Two sides: `3,05 × 2,60 m`. */
export const sidesLabel = (width: number, depth: number) => texts.sides(hundredths(width), hundredths(depth));
