import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { listIcon, mapIcon } from '@umbral/kit/media/icons.ts';
import { mapTexts as texts } from '../texts/map-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './map-switch.module.css';

/** List or map: the switch at the foot of a narrow screen. */
export function MapSwitch({ data: { view, views } }: { readonly data: Pick<ListingData, 'view' | 'views'> }) {
  const isMap = view === 'map';
  const other = views.find((one) => one.view === (isMap ? 'cards' : 'map'));
  if (!other) return null;
  return (
    <Anchor href={other.href} className={css.switch}>
      <Icon of={isMap ? listIcon : mapIcon} />
      {isMap ? texts.list : texts.map}
    </Anchor>
  );
}
