import { formatMoney } from '@umbral/domain/format/format.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { quoteTexts } from '../texts/quote-texts.ts';
import css from './money.module.css';
import { QuoteBoard } from './quote-board.tsx';
import { useHomeQuote } from './use-home-quote.ts';

export interface QuoteDialogProps {
  readonly isOpen: boolean;
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly onClose: () => void;
}

/**
 * "Calcula tu cuota": term, rate and initial fee to choose, the result follows at once [B088, B089, B090, B106]. What
 * was chosen is there when it is opened again, so it stays while it is closed.
 */
export function QuoteDialog({ isOpen, plant, money, onClose }: QuoteDialogProps) {
  const own = useHomeQuote(plant, money.home);
  const { price, currency } = own.statement;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} variant="sheet" size="l" title={texts.quote}>
      <div className={css.part}>
        <p className={css.text}>
          {quoteTexts.price} <strong>{formatMoney({ amount: price, currency })}</strong>
        </p>
        <QuoteBoard plant={plant} own={own} />
      </div>
    </Dialog>
  );
}
