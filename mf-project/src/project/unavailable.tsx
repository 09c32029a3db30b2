import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { unavailableIcon } from '@umbral/kit/media/icons.ts';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './unavailable.module.css';

interface UnavailableProps {
  /** To show the one on offer that is most like it. */
  readonly plantId?: number;
  readonly type: PropertyType;
  readonly city: string;
  /** Others of the type in the city. */
  readonly listingHref: string;
  /** What is over, where it is more than one home. */
  readonly children?: string;
}

/** No longer for sale, and where to go on [B108, M051, M097]. */
export function Unavailable({ plantId, type, city, listingHref, children = texts.unavailableText }: UnavailableProps) {
  return (
    <section className={css.box}>
      <h2 className={css.title}>
        <Icon of={unavailableIcon} />
        {texts.unavailable}
      </h2>
      <p>{children}</p>
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
