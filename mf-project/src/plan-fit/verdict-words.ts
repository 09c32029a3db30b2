import { joinWords } from '@umbral/domain/format/format.ts';
import { metresLabel } from '../plans/metres-label.ts';
import { fitTexts as texts } from '../texts/fit-texts.ts';
import type { Verdict } from './fit.ts';

const metres = (value: number) => metresLabel(Math.max(0, value));

/** A verdict as one says it. */
export function wordsOf(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'fits':
      return texts.fits(verdict.room.name, metres(verdict.across), metres(verdict.along));
    case 'across':
      return texts.across(joinWords(verdict.rooms.map(({ name }) => name)));
    case 'beyond':
      return texts.beyond(verdict.room.name);
    case 'outside':
      return texts.outside;
  }
}
