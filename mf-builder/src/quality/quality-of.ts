import { completenessOf } from '@umbral/domain/project-form/completeness.ts';
import { completenessTexts } from '@umbral/domain/project-form/completeness-texts.ts';
import { textAt } from '@umbral/domain/project-form/form-values.ts';
import { textCheckTexts } from '@umbral/domain/project-form/text-check-texts.ts';
import { textFindings } from '@umbral/domain/project-form/text-checks.ts';
import { qualityTexts as texts } from './quality-texts.ts';

/** Something to better, and the field where. */
export interface QualityHint {
  readonly path: string;
  readonly sentence: string;
  /** Whole points of the hundred that it would bring. */
  readonly points: number;
}

/** What the panel says of a form. */
export interface Quality {
  readonly score: number;
  readonly missing: readonly QualityHint[];
  readonly wording: readonly QualityHint[];
}

/** Characters of a passage that are quoted. */
const longestQuote = 40;

const shortened = (quote: string) => (quote.length > longestQuote ? `${quote.slice(0, longestQuote)}…` : quote);

/** The name of the typology in which a field lies; empty outside of typologies, or where it has none. */
function plantOf(form: unknown, path: string): string {
  const [section, index] = path.split('.');
  return section === 'plants' && index !== undefined ? textAt(form, `plants.${index}.name`) : '';
}

const named = (name: string, sentence: string) => (name === '' ? sentence : texts.of(name, sentence));

/** What is missing: one hint for what several typologies lack, led to the first of them. */
function missingIn(form: unknown, hints: ReturnType<typeof completenessOf>['hints']): QualityHint[] {
  const groups = Map.groupBy(hints, ({ key }) => key);
  return [...groups]
    .map(([key, [first, ...rest]]) => {
      const path = first?.path ?? '';
      const plants = new Set([path, ...rest.map((hint) => hint.path)].map((one) => one.split('.', 2).join('.')));
      const isOfPlants = path.startsWith('plants.') && plants.size > 1;
      const sentence = completenessTexts[key];
      const weight = rest.reduce((sum, hint) => sum + hint.weight, first?.weight ?? 0);
      return {
        path,
        sentence: isOfPlants ? texts.inPlants(sentence, plants.size) : named(plantOf(form, path), sentence),
        points: Math.max(Math.round(weight), 1),
      };
    })
    .toSorted((one, other) => other.points - one.points);
}

/** The score of a form in any state, what it lacks and what reads badly. */
export function qualityOf(form: unknown): Quality {
  const { score, hints } = completenessOf(form);
  const wording = textFindings(form).map(({ path, key, quote }) => ({
    path,
    sentence: named(plantOf(form, path), textCheckTexts[key](shortened(quote))),
    points: 0,
  }));
  return { score, missing: missingIn(form, hints), wording };
}
