import { propertyTypeNouns } from 'shared-contracts/domain/labels.ts';
import type { PropertyType } from 'shared-contracts/domain/vocabulary.ts';
import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { unavailableIcon } from 'shared-contracts/ui/icons.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './unavailable.module.css';

interface UnavailableProps {
  /** To show the one on offer that is most like it. */
  readonly plantId?: number;
  readonly type: PropertyType;
  readonly city: string;
  /** Others of the type in the city. */
  readonly listingHref: string;
}

/** No longer for sale, and where to go on [B108, M051, M097]. */
export function Unavailable({ plantId, type, city, listingHref }: UnavailableProps) {
  return (
    <section className={css.box}>
      <h2 className={css.title}>
        <Icon of={unavailableIcon} />
        {texts.unavailable}
      </h2>
      <p>{texts.unavailableText}</p>
      <ButtonLink href={listingHref} wide>
        {texts.seeOthers(propertyTypeNouns[type].many.toLowerCase(), city)}
      </ButtonLink>
      {plantId !== undefined && (
        <Fragment
          of="mf-project/project-rail"
          props={{ title: texts.closest, kind: 'related', plantId, limit: 1, level: 3 }}
          className={css.alternative}
        />
      )}
    </section>
  );
}
