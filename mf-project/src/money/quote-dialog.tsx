import { formatMoney } from '@umbral/domain/format/format.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import { priceTexts as texts } from '../texts/price-texts.ts';
import { useMoney } from '../ui/use-money.ts';
import css from './money.module.css';
import { QuoteBoard } from './quote-board.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';

export interface QuoteDialogProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
  readonly onClose: () => void;
}

/** "Calcula tu cuota": term, rate and initial fee to choose, the result follows at once [B088, B089, B090, B106]. */
export function QuoteDialog({ plant, money, onClose }: QuoteDialogProps) {
  const price = useMoney()(money.priceCop);
  const quote = useQuoteDraft(plant);
  return (
    <Dialog isOpen onClose={onClose} variant="sheet" size="l" title={texts.quote}>
      <div className={css.part}>
        <p className={css.text}>
          {texts.price} <strong>{formatMoney(price)}</strong>
        </p>
        <QuoteBoard plant={plant} money={money} quote={quote} />
      </div>
    </Dialog>
  );
}
