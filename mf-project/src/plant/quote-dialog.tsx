import { useId, useState } from 'react';
import { formatMoney, formatPercent } from 'shared-contracts/domain/format.ts';
import { calculatorTerms } from 'shared-contracts/domain/parameters/rates.ts';
import { RadioGroup } from 'shared-contracts/ui/choice-group.tsx';
import { Dialog } from 'shared-contracts/ui/dialog.tsx';
import { NumberField } from 'shared-contracts/ui/number-field.tsx';
import { quoteOf, usualChoice } from '../model/quote-of.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import type { PlantData, PlantMoney } from './plant-data.ts';
import css from './quote-dialog.module.css';
import { QuoteLines } from './quote-lines.tsx';

interface QuoteDialogProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const terms = calculatorTerms.map((years) => ({ value: String(years), label: texts.years(years) }));

/** "Calcula tu cuota": term and initial fee to choose, the result follows at once [B088, B089, B090, B106]. */
export function QuoteDialog({ plant, money, isOpen, onClose }: QuoteDialogProps) {
  const id = useId();
  const price = useMoney()(money.priceCop);
  const usual = usualChoice(plant.payment.initialPercent);
  const [years, setYears] = useState(usual.years);
  const [percent, setPercent] = useState<number | undefined>(usual.initialPercent);
  const isValid = percent !== undefined && percent <= 100;
  const result = isValid ? quoteOf(price, plant.place.country, { years, initialPercent: percent }) : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} variant="sheet" title={texts.quote}>
      <div className={css.quote}>
        <p className={css.price}>
          {texts.price} <strong>{formatMoney(price)}</strong>
        </p>
        <RadioGroup
          legend={texts.term}
          name={`${id}-years`}
          look="tiles"
          choices={terms}
          value={String(years)}
          onChange={(value) => setYears(Number(value))}
        />
        <NumberField
          id={`${id}-percent`}
          label={texts.initialPercent}
          value={percent}
          onChange={setPercent}
          end="%"
          error={isValid ? undefined : texts.percentError}
        />
        {result && (
          <div className={css.result} role="status">
            <p className={css.title}>{texts.quoteTitle}</p>
            <p className={css.amount}>{formatMoney({ ...price, amount: result.base })}</p>
            <p className={css.rate}>{texts.rate(formatPercent(result.annualPercent))}</p>
            <QuoteLines result={result} currency={price.currency} />
          </div>
        )}
        <p className={css.note}>{texts.disclaimer}</p>
      </div>
    </Dialog>
  );
}
