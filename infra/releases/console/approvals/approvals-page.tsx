import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useEffect, useState } from 'react';
import rows from '../frame/record-rows.module.css';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { type Approval, approvalsAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../session/use-answer.ts';
import { ApprovalRow } from './approval-row.tsx';
import { approvalsTexts as texts } from './approvals-texts.ts';
import { ApproveDialog } from './approve-dialog.tsx';

/** What others ask for and one person does not decide alone. */
export function ApprovalsPage() {
  const { identity } = useSession();
  const { answer, askAgain } = useAnswer(approvalsAnswer, '/approvals');
  const [asked, setAsked] = useState<Approval>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    // Whoever waits says so elsewhere: who comes back to this window finds it.
    addEventListener('focus', askAgain);
    return () => removeEventListener('focus', askAgain);
  }, [askAgain]);
  return (
    <>
      <ScreenHeading title={texts.title} lead={texts.lead} />
      <section aria-labelledby="approvals">
        <SectionHeading id="approvals">{texts.list}</SectionHeading>
        <div role="status">{isDone && <Notice tone="success">{texts.done}</Notice>}</div>
        {answer.state === 'loading' && <Skeleton shape="control" count={3} />}
        {answer.state === 'failed' && <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />}
        {answer.state === 'ready' && answer.value.approvals.length === 0 && (
          <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>
        )}
        <ul aria-labelledby="approvals" className={rows.list}>
          {answer.state === 'ready' &&
            answer.value.approvals.map((approval) => (
              <ApprovalRow
                key={approval.id}
                approval={approval}
                isOwn={approval.askedBy === identity.name}
                onApprove={() => setAsked(approval)}
              />
            ))}
        </ul>
      </section>
      {asked && (
        <ApproveDialog
          approval={asked}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            setDone(true);
            askAgain();
          }}
        />
      )}
    </>
  );
}
