import { Button } from '@umbral/kit/actions/button.tsx';
import { changeSentences } from '@umbral/kit/texts/link-words.ts';
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
  const versions = Object.entries(link.pins).map(([app, { version }]) => `${app} ${version}`);
  const changes = [...versions, ...changeSentences(link)];
  return (
    <li className={css.row}>
      <div className={css.facts}>
        <p className={css.purpose}>
          {link.purpose} <span className={css.state}>{linksTexts.states[state]}</span>
        </p>
        <ul className={css.changes} aria-label={linksTexts.changes}>
          {(changes.length > 0 ? changes : [linksTexts.nothing]).map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className={css.quiet}>{linksTexts.startsAt(link.path)}</p>
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
