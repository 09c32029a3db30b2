import { Button } from '@umbral/kit/actions/button.tsx';
import { tableIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { type ComponentType, useState } from 'react';
import { emptyPlant } from '../../form-document/empty-form.ts';
import { isRecord, itemsOf } from '../../form-document/form-path.ts';
import { useFormIssues, useFormValue, useSetFormValue } from '../../form-document/use-form-document.ts';
import type { PriceListDialogProps } from '../../sheet/price-list/price-list-dialog.tsx';
import { plantTexts as texts } from './plant-texts.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "price-list" */ '../../sheet/price-list/price-list-dialog.tsx')).PriceListDialog;

const makePlant = () => emptyPlant;

/** All typologies and their homes as one table, to and from a spreadsheet; its code comes with the first press. */
export function PriceListButton() {
  const [isOpen, setOpen] = useState(false);
  const [Dialog, load] = useLazyPart<PriceListDialogProps>(loadDialog, texts.priceListFailed);
  const open = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <Button look="secondary" icon={tableIcon} onClick={open}>
        {texts.priceList}
      </Button>
      {Dialog && isOpen && <PriceList Dialog={Dialog} onClose={() => setOpen(false)} />}
    </>
  );
}

interface PriceListProps {
  readonly Dialog: ComponentType<PriceListDialogProps>;
  readonly onClose: () => void;
}

function PriceList({ Dialog, onClose }: PriceListProps) {
  const set = useSetFormValue();
  const plants = itemsOf(useFormValue('plants')).filter(isRecord);
  return (
    <Dialog
      plants={plants}
      onChange={(next) => set('plants', next)}
      makePlant={makePlant}
      issueOf={useFormIssues('plants')}
      isOpen
      onClose={onClose}
    />
  );
}
