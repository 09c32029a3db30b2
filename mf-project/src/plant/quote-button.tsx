import { useState } from 'react';
import { useLazyPart } from 'shared-contracts/remote/use-lazy-part.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { calculatorIcon } from 'shared-contracts/ui/icons.ts';
import type { QuoteDialogProps } from '../money/quote-dialog.tsx';
import type { PlantData, PlantMoney } from '../project/plant-data.ts';
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
      {isOpen && Quote && <Quote plant={plant} money={money} onClose={() => setOpen(false)} />}
    </>
  );
}
