import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useRef, useState } from 'react';
import { sessionsAnswer } from '../../src/console/picture-schema.ts';
import css from '../frame/record-rows.module.css';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { SessionRow } from './session-row.tsx';
import { sessionsTexts as texts } from './sessions-texts.ts';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the console is open: operators see and end all sessions, teams those of their token. */
export function SessionsPage() {
  const { answer, askAgain } = useAnswer(sessionsAnswer, '/sessions');
  const { ended, problem, end } = useEndSessions(askAgain);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const sessions = answer.state === 'ready' ? answer.value.sessions : [];
  const endAndStay = async (id?: string) => {
    await end(id);
    // The button that was pressed goes with its session.
    list.current?.focus();
  };
  return (
    <>
      <ScreenHeading title={texts.title} lead={texts.lead} />
      <section aria-labelledby="sessions">
        <SectionHeading
          id="sessions"
          action={
            sessions.length > 1 && (
              <Button look="secondary" size="s" onClick={() => setAsking(true)}>
                {texts.endOthers}
              </Button>
            )
          }
        >
          {texts.list}
        </SectionHeading>
        <div role="status">{ended !== undefined && <Notice tone="success">{texts.ended(ended)}</Notice>}</div>
        {problem && (
          <Notice tone="warning" role="alert">
            {problemText(problem)}
          </Notice>
        )}
        {answer.state === 'loading' && <Skeleton shape="control" count={3} />}
        {answer.state === 'failed' && <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />}
        <ul ref={list} tabIndex={-1} aria-labelledby="sessions" className={css.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void endAndStay(session.id)} />
          ))}
        </ul>
      </section>
      {isAsking && (
        <EndOthersDialog
          onClose={() => setAsking(false)}
          onEnd={() => {
            setAsking(false);
            void endAndStay();
          }}
        />
      )}
    </>
  );
}
