import { Button } from '@umbral/kit/actions/button.tsx';
import { listIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import type { SpecificationDialogProps } from './specification-dialog.tsx';

/** Opens the plant specification over the page; its code comes with the first press [B106]. */
export function SpecificationButton({ plant }: { readonly plant: PlantData }) {
  const [isOpen, setOpen] = useState(false);
  const [Specification, load] = useLazyPart<SpecificationDialogProps>(
    async () =>
      (await import(/* webpackChunkName: "specification" */ './specification-dialog.tsx')).SpecificationDialog,
    texts.specificationFailed,
  );
  const open = () => {
    setOpen(true);
    void load();
  };
  return (
    <>
      <Button look="ghost" size="s" wide icon={listIcon} data-print="no" onClick={open}>
        {texts.specification}
      </Button>
      {isOpen && Specification && <Specification plant={plant} onClose={() => setOpen(false)} />}
    </>
  );
}
