import { useState } from 'react';
import { useLazyPart } from 'shared-contracts/remote/use-lazy-part.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { listIcon } from 'shared-contracts/ui/icons.ts';
import type { PlantData } from '../project/plant-data.ts';
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
