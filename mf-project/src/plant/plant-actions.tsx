import { fittingFile } from 'shared-contracts/domain/image-set.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { compareIcon, heartIcon, shareIcon } from 'shared-contracts/ui/icons.ts';
import type { PlantData } from '../project/plant-data.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { usePlantChoices } from '../ui/use-plant-choices.ts';
import css from './plant-actions.module.css';

/** Keep it, compare it, pass it on. */
export function PlantActions({ plant }: { readonly plant: PlantData }) {
  const { toast } = useRemote();
  const title = `${plant.projectTitle} · ${plant.plantTitle}`;
  const [photo] = plant.images;
  const image = photo ? fittingFile(photo, 120) : null;
  const choices = usePlantChoices({ plantId: plant.id, title, image });
  const share = async () => {
    const { shareLink } = await import(/* webpackChunkName: "share-link" */ 'shared-contracts/remote/share-link.ts');
    await shareLink({ title, href: location.pathname }, toast);
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
    </div>
  );
}
