import { productWords, quoteKeys } from '@umbral/domain/finance/quote-choice.ts';
import type { Currency } from '@umbral/domain/vocabulary/vocabulary.ts';
import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import css from './money.module.css';
import type { UsedChoice } from './use-quote-draft.ts';

export interface MoneyFile {
  readonly name: 'plan-de-pagos.pdf' | 'plan-de-pagos.ics' | 'amortizacion.csv';
  readonly label: string;
  /** A constant of icons.ts. */
  readonly icon: string;
}

interface FileLinksProps {
  readonly plantId: number;
  readonly choice: UsedChoice;
  readonly currency: Currency;
  /** ISO day from which the plan counts. */
  readonly today: string;
  readonly files: readonly MoneyFile[];
}

/** Files that the backend makes of the same choice: plain links, so they work without script too. */
export function FileLinks({ plantId, choice, currency, today, files }: FileLinksProps) {
  const query = new URLSearchParams({
    [quoteKeys.years]: String(choice.years),
    [quoteKeys.annualPercent]: String(choice.annualPercent),
    [quoteKeys.initialPercent]: String(choice.initialPercent),
    ...(choice.product === 'mortgage' ? {} : { [quoteKeys.product]: productWords[choice.product] }),
    ...(choice.subsidy ? { [quoteKeys.subsidy]: choice.subsidy } : {}),
    moneda: currency,
    desde: today,
  });
  return (
    <p className={css.files} data-print="no">
      {files.map(({ name, label, icon }) => (
        <a
          key={name}
          href={`/api/planta/${plantId}/${name}?${query}`}
          download
          rel="nofollow"
          className={buttonClass({ look: 'secondary', size: 's' })}
        >
          <Icon of={icon} />
          {label}
        </a>
      ))}
    </p>
  );
}
