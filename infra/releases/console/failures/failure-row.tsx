import { Button } from '@umbral/kit/actions/button.tsx';
import { Link } from '@umbral/protocol/router/router.ts';
import { remoteUrl } from '../../src/console/console-urls.ts';
import type { AppPicture } from '../../src/console/picture-schema.ts';
import type { Wish } from '../change/wish.ts';
import { cohortText } from '../health/health-texts.ts';
import { RelativeTime } from '../now/relative-time.tsx';
import type { Failure } from '../registry/answers.ts';
import { mayChange, useSession } from '../session/session-context.ts';
import css from './failures-page.module.css';
import { failuresTexts, kindText } from './failures-texts.ts';

interface FailureRowProps {
  readonly failure: Failure;
  /** What its application runs now; absent until it is known. */
  readonly channels: AppPicture['channels'] | undefined;
  readonly onWish: (wish: Wish) => void;
}

/** One group of failures: what, how often, where, whose, and the way back where its version still runs. */
export function FailureRow({ failure, channels, onWish }: FailureRowProps) {
  const { remote, team, version, cohort, kind, message, stack, count, firstSeen, lastSeen } = failure;
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p className={css.message}>{message || kindText(kind)}</p>
        <p>
          <strong>
            {remote} {version}
          </strong>{' '}
          · {cohortText(cohort)} · {failuresTexts.team(team)}
        </p>
        <p className={css.quiet}>
          {kindText(kind)} · {failuresTexts.times(count)} · {failuresTexts.first} <RelativeTime at={firstSeen} />,{' '}
          {failuresTexts.last} <RelativeTime at={lastSeen} />
        </p>
        {stack && (
          <details>
            <summary className={css.summary}>{failuresTexts.stack}</summary>
            <pre className={css.stack}>{stack}</pre>
          </details>
        )}
      </div>
      <WayBack failure={failure} channels={channels} onWish={onWish} />
    </li>
  );
}

function WayBack({ failure: { remote, version }, channels, onWish }: FailureRowProps) {
  const { identity } = useSession();
  if (!channels) return null;
  const { stable, canary, pin } = channels;
  const channel = canary?.version === version ? 'canary' : 'stable';
  const runs = channel === 'canary' || stable?.version === version;
  const label = channel === 'canary' ? failuresTexts.endCanary : failuresTexts.rollBack;
  return (
    <div className={css.way}>
      <Link to={remoteUrl(remote)} className={css.link}>
        {failuresTexts.versions(remote)}
      </Link>
      {!runs && <p className={css.quiet}>{failuresTexts.gone}</p>}
      {runs && !pin && mayChange(identity, remote) && (
        <Button look="danger" size="s" onClick={() => onWish({ kind: 'rollback', channel, version })}>
          {label(remote, version)}
        </Button>
      )}
    </div>
  );
}
