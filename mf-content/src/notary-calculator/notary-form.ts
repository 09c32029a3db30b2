import { validationMessages as messages } from '@umbral/domain/fields/validation.ts';
import { type DeedKind, type NotaryCosts, notaryCosts } from '@umbral/domain/finance/notary.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { type Calculator, type Reading, readingOf, type Typed } from '../calculators/calculator.ts';
import { kindChoices } from '../calculators/kind-choices.ts';
import { capIssue } from '../calculators/social-cap.ts';
import { priceRule, readAmount, readChoice } from '../calculators/typed-values.ts';

/** What deed and registration of a price cost. */
export interface NotaryResult extends NotaryCosts {
  readonly price: number;
  readonly kind: DeedKind;
}

const kinds = { ...kindChoices, vip: 'vip' } as const satisfies Record<string, DeedKind>;
const sellers = { constructora: 'company', persona: 'person' } as const;
const modes = { popular: 'popular', detallado: 'detailed' } as const;

/** Price, kind, seller and mortgage as the costs of a deed, by concept and by who pays [B090]. */
export const notaryCalculator: Calculator<NotaryResult> = {
  initial: { valor: '', tipo: 'otra', vendedor: 'constructora', modo: 'popular', credito: '' },
  asked: ['valor'],
  amounts: ['valor', 'credito'],
  read: readNotary,
};

function readNotary(typed: Typed): Reading<NotaryResult> {
  const text = (key: string) => typed[key] ?? '';
  const kind = readChoice(text('tipo'), kinds, 'otra');
  const price = readAmount(text('valor'), priceRule);
  const mortgage = readAmount(text('credito'), { min: 0, max: price.value ?? priceRule.max });
  const issues = foundIssues({
    valor: price.issue ?? capIssue(kind, price.value),
    // More than the home costs is told beside the credit, once the home's value is known.
    credito: price.issue && mortgage.issue === messages.aboveMaximum ? undefined : mortgage.issue,
  });
  return readingOf(issues, () => ({
    ...notaryCosts({
      price: price.value ?? 0,
      kind,
      seller: readChoice(text('vendedor'), sellers, 'constructora'),
      mode: readChoice(text('modo'), modes, 'popular'),
      mortgage: mortgage.value,
    }),
    price: price.value ?? 0,
    kind,
  }));
}
