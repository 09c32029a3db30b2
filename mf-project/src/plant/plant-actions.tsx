import { fittingFile } from '@umbral/domain/media/image-set.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { compareIcon, heartIcon, printIcon, shareIcon } from '@umbral/kit/media/icons.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useState } from 'react';
import type { PlantData } from '../model/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { sheetTexts } from '../texts/sheet-texts.ts';
import { usePlantChoices } from '../ui/use-plant-choices.ts';
import css from './plant-actions.module.css';
import type { ShareDialogProps } from './share-dialog.tsx';

/** Keep it, compare it, pass it on. */
export function PlantActions({ plant }: { readonly plant: PlantData }) {
  const title = `${plant.projectTitle} · ${plant.plantTitle}`;
  const [photo] = plant.images;
  const image = photo ? fittingFile(photo, 120) : null;
  const choices = usePlantChoices({ plantId: plant.id, title, image });
  const [isSharing, setSharing] = useState(false);
  const [Share, loadShare] = useLazyPart<ShareDialogProps>(
    async () => (await import(/* webpackChunkName: "share" */ './share-dialog.tsx')).ShareDialog,
    sheetTexts.shareFailed,
  );
  const share = () => {
    setSharing(true);
    void loadShare();
  };
  return (
    <div className={css.actions}>
      <Button
        look="ghost"
        size="s"
        icon={heartIcon}
        className={css.action}
        aria-pressed={choices.isFavourite}
        onClick={choices.toggleFavourite}
      >
        {choices.isFavourite ? texts.saved : texts.save}
      </Button>
      <Button
        look="ghost"
        size="s"
        icon={compareIcon}
        className={css.action}
        aria-pressed={choices.isCompared}
        onClick={choices.toggleCompared}
      >
        {choices.isCompared ? texts.compared : texts.compare}
      </Button>
      <Button look="ghost" size="s" icon={shareIcon} className={css.action} onClick={share}>
        {texts.share}
      </Button>
      <Button
        look="ghost"
        size="s"
        icon={printIcon}
        className={classNames(css.action, css.print)}
        onClick={() => window.print()}
      >
        {sheetTexts.print}
      </Button>
      {isSharing && Share && <Share plant={plant} onClose={() => setSharing(false)} />}
    </div>
  );
}
