import type { HousingKind } from '@umbral/domain/finance/loan.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';

/** Kinds of housing as an address names them. */
export const kindChoices = { otra: 'aboveVis', vis: 'vis' } as const satisfies Record<string, HousingKind>;

/** The same kinds in words, by what stands in the address. */
export const kindLabels = { otra: texts.kinds.otra, vis: texts.kinds.vis } as const;
