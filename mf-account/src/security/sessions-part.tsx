import type { OwnSession } from '@umbral/domain/api/sessions.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRef, useState } from 'react';
import { securityTexts } from '../texts/security-texts.ts';
import { EndAllDialog } from './end-all-dialog.tsx';
import css from './security.module.css';
import { useEndSession } from './use-end-session.ts';

const texts = securityTexts.sessions;

interface SessionsPartProps {
  readonly sessions: readonly OwnSession[];
  readonly now: number;
}

/** Where the account is open; each place can be closed, and all at once [C213, C214, C215]. */
export function SessionsPart({ sessions, now }: SessionsPartProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isAsking, setAsking] = useState(false);
  // The button that was pressed went with its session.
  const { busy, end } = useEndSession(() => list.current?.focus());
  return (
    <section aria-labelledby="security-sessions" className={css.part}>
      <SectionHeading
        id="security-sessions"
        lead={texts.lead}
        action={
          <Button look="secondary" size="s" onClick={() => setAsking(true)}>
            {texts.endAll}
          </Button>
        }
      >
        {texts.title}
      </SectionHeading>
      <ul ref={list} tabIndex={-1} aria-labelledby="security-sessions" className={css.list}>
        {sessions.map((session) => (
          <li key={session.id} className={css.row}>
            <div className={css.rowText}>
              <strong>{session.device}</strong>
              <span className={css.quiet}>{texts.since(session.created_at)}</span>
              <span className={css.quiet}>
                {session.is_current ? texts.current : texts.lastSeen(session.last_seen_at, now)}
              </span>
            </div>
            {!session.is_current && (
              <Button
                look="ghost"
                aria-label={texts.endNamed(session.device)}
                isLoading={busy === session.id}
                onClick={() => end(session)}
              >
                {texts.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <EndAllDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
