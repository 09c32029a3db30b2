import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { gridIcon, listIcon, mapIcon, tableIcon } from '@umbral/kit/media/icons.ts';
import { memo } from 'react';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './view-switch.module.css';

const icons = { cards: gridIcon, compact: listIcon, table: tableIcon, map: mapIcon };

interface ViewSwitchProps extends Pick<ListingData, 'views'> {
  readonly current: ListingData['view'];
}

/** The layouts of the results, each a link; the chosen one is what the next search from elsewhere starts with. */
export const ViewSwitch = memo(function ViewSwitch({ current, views }: ViewSwitchProps) {
  return (
    <nav aria-label={texts.views}>
      <ul className={css.switch}>
        {views.map(({ view, href }) => (
          <li key={view}>
            <Anchor
              href={href}
              className={css.view}
              title={texts.viewLabels[view]}
              aria-current={view === current || undefined}
              onClick={async () => {
                const { rememberView } = await import(/* webpackChunkName: "liked-view" */ './liked-view.ts');
                rememberView(view);
              }}
            >
              <Icon of={icons[view]} />
              <span className="visually-hidden">{texts.viewLabels[view]}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
});
