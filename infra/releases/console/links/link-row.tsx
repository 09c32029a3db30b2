import { Button } from '@umbral/kit/actions/button.tsx';
import { RelativeTime } from '../now/relative-time.tsx';
import type { KeptLink } from '../registry/answers.ts';
import css from './links-page.module.css';
import { linksTexts } from './links-texts.ts';

const exact = new Intl.DateTimeFormat('es-CO', { dateStyle: 'medium', timeStyle: 'short' });

interface LinkRowProps {
  readonly kept: KeptLink;
  readonly onRevoke: () => void;
}

/** One link: what it pins, who made it, until when, whether anybody opened it. */
export function LinkRow({ kept: { link, state, createdAt, firstUsedAt, revokedBy }, onRevoke }: LinkRowProps) {
  const pins = Object.entries(link.pins).map(([app, { version }]) => `${app} ${version}`);
  const more = [...pins, ...link.chaos.map(({ remote, fault }) => `${remote}: ${fault}`)];
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p className={css.purpose}>
          {link.purpose} <span className={css.state}>{linksTexts.states[state]}</span>
        </p>
        <p className={css.quiet}>
          {more.length > 0 ? more.join(', ') : linksTexts.nothing} · {link.path}
        </p>
        <p className={css.quiet}>
          <RelativeTime at={createdAt} /> {linksTexts.by(link.by)} · {linksTexts.until}{' '}
          {exact.format(new Date(link.until * 1000))}
          {revokedBy && ` · ${linksTexts.states.revoked} ${linksTexts.by(revokedBy)}`}
        </p>
        <p className={css.quiet}>
          {firstUsedAt ? (
            <>
              {linksTexts.used} <RelativeTime at={firstUsedAt} />
            </>
          ) : (
            linksTexts.unused
          )}
        </p>
      </div>
      {state === 'living' && (
        <Button look="danger" size="s" aria-label={linksTexts.revokeOf(link.purpose)} onClick={onRevoke}>
          {linksTexts.revoke}
        </Button>
      )}
    </li>
  );
}
