import { Button } from '@umbral/kit/actions/button.tsx';
import { Link } from '@umbral/protocol/router/router.ts';
import { remoteUrl } from '../../src/console/console-urls.ts';
import { type AppPicture, channelNames } from '../../src/console/picture-schema.ts';
import type { Wish } from '../change/wish.ts';
import { HealthLines } from '../health/health-lines.tsx';
import { healthAnswer, type Shell } from '../registry/answers.ts';
import { usePolled } from '../registry/use-polled.ts';
import { mayChange, useSession } from '../session/session-context.ts';
import css from './app-card.module.css';
import { ChannelRow } from './channel-row.tsx';
import { nowTexts } from './now-texts.ts';
import { ShellLines } from './shell-lines.tsx';

interface AppCardProps {
  readonly app: AppPicture;
  /** The composition of the picture. */
  readonly seq: number;
  readonly shells: readonly Shell[];
  readonly onWish: (wish: Wish) => void;
}

/** One application: its channels, who set them, and what tabs have open. */
export function AppCard({ app: { app, team, channels, tabs }, seq, shells, onWish }: AppCardProps) {
  const { identity } = useSession();
  const { stable, pin } = channels;
  const health = usePolled(healthAnswer, `/health/${app}`);
  const isEmpty = Object.keys(channels).length === 0;
  return (
    <article className={css.card} aria-labelledby={`app-${app}`}>
      <header className={css.head}>
        <h2 id={`app-${app}`} className={css.name}>
          <Link to={remoteUrl(app)} className={css.link} aria-label={nowTexts.open(app)}>
            {app}
          </Link>
        </h2>
        <p className={css.team}>{nowTexts.team(team)}</p>
      </header>
      {isEmpty && <p className={css.quiet}>{nowTexts.nothing}</p>}
      <dl className={css.channels}>
        {channelNames.map((name) => {
          const channel = channels[name];
          return channel && <ChannelRow key={name} name={name} channel={channel} />;
        })}
      </dl>
      <ShellLines app={app} seq={seq} shells={shells} />
      <div className={css.tabs}>
        <p className={css.label}>{nowTexts.tabs}</p>
        {tabs.length === 0 && <p className={css.quiet}>{nowTexts.noTabs}</p>}
        <ul className={css.tabList}>
          {tabs.map(({ version, tabs: count }) => (
            <li key={version} className={css.tab}>
              {nowTexts.tabsOf(version, count)}
            </li>
          ))}
        </ul>
      </div>
      {health && <HealthLines health={health} />}
      {stable && !pin && mayChange(identity, app) && (
        <footer className={css.foot}>
          <Button
            look="secondary"
            size="s"
            aria-label={nowTexts.rollBackOf(app)}
            onClick={() => onWish({ kind: 'rollback', channel: 'stable', version: stable.version })}
          >
            {nowTexts.rollBack}
          </Button>
        </footer>
      )}
    </article>
  );
}
