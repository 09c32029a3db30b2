import { Button } from '@umbral/kit/actions/button.tsx';
import { calculatorIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import type { PlantData, PlantMoney } from '../model/plant-data.ts';
import type { QuoteDialogProps } from '../money/quote-dialog.tsx';
import { priceTexts as texts } from '../texts/price-texts.ts';

interface QuoteButtonProps {
  readonly plant: PlantData;
  readonly money: PlantMoney;
}

/** Opens the quote over the page [M061]; its code comes with the first press. */
export function QuoteButton({ plant, money }: QuoteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [Quote, load] = useLazyPart<QuoteDialogProps>(
    async () => (await import(/* webpackChunkName: "money" */ '../money/quote-dialog.tsx')).QuoteDialog,
    texts.quoteFailed,
  );
  const open = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <Button look="secondary" wide icon={calculatorIcon} data-print="no" onClick={open}>
        {texts.quote}
      </Button>
      {Quote && <Quote isOpen={isOpen} plant={plant} money={money} onClose={() => setOpen(false)} />}
    </>
  );
}
