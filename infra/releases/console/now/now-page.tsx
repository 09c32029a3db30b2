import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useChange } from '../change/use-change.tsx';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { shellsAnswer } from '../registry/answers.ts';
import { usePolled } from '../registry/use-polled.ts';
import { AppCard } from './app-card.tsx';
import css from './now-page.module.css';
import { nowTexts } from './now-texts.ts';
import { RegionLines } from './region-lines.tsx';
import { usePicture } from './use-picture.ts';

/** What runs at this moment, application by application. */
export function NowPage() {
  const { picture, at, isAway } = usePicture();
  const change = useChange();
  const shells = usePolled(shellsAnswer, '/shells')?.shells ?? [];
  const isEmpty = picture?.apps.every(({ channels }) => Object.keys(channels).length === 0);
  return (
    <>
      <ScreenHeading title={nowTexts.title} lead={picture ? nowTexts.lead(picture.seq) : nowTexts.loading} />
      {isAway && (
        <Notice tone="warning" role="status">
          {nowTexts.away(new Date(at).toLocaleTimeString('es-CO'))}
        </Notice>
      )}
      {change.done}
      {!picture && !isAway && <Skeleton shape="block" count={3} />}
      {isEmpty && <EmptyState title={nowTexts.empty}>{nowTexts.emptyLead}</EmptyState>}
      <RegionLines shells={shells} />
      {picture && !isEmpty && (
        <ul className={css.apps}>
          {picture.apps.map((app) => (
            <li key={app.app}>
              <AppCard
                app={app}
                seq={picture.seq}
                shells={shells}
                onWish={(wish) => change.ask({ app: app.app, wish, seq: picture.seq })}
              />
            </li>
          ))}
        </ul>
      )}
      {change.dialog}
    </>
  );
}
