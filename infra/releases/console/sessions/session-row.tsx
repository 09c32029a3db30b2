import { Button } from '@umbral/kit/actions/button.tsx';
import type { OpenSession } from '../../src/console/picture-schema.ts';
import css from '../frame/record-rows.module.css';
import { RelativeTime } from '../now/relative-time.tsx';
import { sessionsTexts as texts } from './sessions-texts.ts';

const exact = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

interface SessionRowProps {
  readonly session: OpenSession;
  readonly onEnd: () => void;
}

/** Who is signed in, where, since when and until when; the own one is left by the button in the head. */
export function SessionRow({ session, onEnd }: SessionRowProps) {
  const { name, device, startedAt, expiresAt, isCurrent } = session;
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={css.quiet}>{device}</p>
        <p className={css.quiet}>
          {texts.began} <RelativeTime at={startedAt} /> · {texts.until} {exact.format(new Date(expiresAt))}
        </p>
      </div>
      {isCurrent ? (
        <p className={css.quiet}>{texts.own}</p>
      ) : (
        <Button look="secondary" size="s" aria-label={texts.endOf(name, device)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}
