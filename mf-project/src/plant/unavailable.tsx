import { propertyTypeNouns } from 'shared-contracts/domain/labels.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { unavailableIcon } from 'shared-contracts/ui/icons.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import type { PlantData } from './plant-data.ts';
import css from './unavailable.module.css';

/** No longer for sale, and where to go on [B108, M051, M097]. */
export function Unavailable({ plant }: { readonly plant: PlantData }) {
  return (
    <section className={css.box}>
      <h2 className={css.title}>
        <Icon of={unavailableIcon} />
        {texts.unavailable}
      </h2>
      <p>{texts.unavailableText}</p>
      <ButtonLink href={plant.listingHref} wide>
        {texts.seeOthers(propertyTypeNouns[plant.type].many.toLowerCase(), plant.place.city)}
      </ButtonLink>
    </section>
  );
}
