import { Button } from '@umbral/kit/actions/button.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { type ReactNode, useState } from 'react';
import { RelativeTime } from '../now/relative-time.tsx';
import { type AuditEntry, auditAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import css from './audit-page.module.css';
import { auditTexts, deedText } from './audit-texts.ts';

/** Entries of one page. */
const pageSize = 50;

interface AuditListProps {
  readonly query: string;
  /** What an empty list offers. */
  readonly clear: ReactNode;
}

/** The log, newest first; older pages come below one another. */
export function AuditList({ query, clear }: AuditListProps) {
  const [before, setBefore] = useState<readonly number[]>([]);
  return (
    <div>
      {[undefined, ...before].map((id, at, all) => (
        <AuditPart
          key={id ?? 'newest'}
          path={`/audit?${query}&limit=${pageSize}${id === undefined ? '' : `&before=${id}`}`}
          isFirst={at === 0}
          isLast={at === all.length - 1}
          onMore={(oldest) => setBefore([...before, oldest])}
          clear={clear}
        />
      ))}
    </div>
  );
}

interface AuditPartProps {
  readonly path: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMore: (oldest: number) => void;
  readonly clear: ReactNode;
}

function AuditPart({ path, isFirst, isLast, onMore, clear }: AuditPartProps) {
  const { answer, askAgain } = useAnswer(auditAnswer, path);
  if (answer.state === 'loading') return <Skeleton shape="line" count={6} />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  const { entries } = answer.value;
  const oldest = entries.at(-1)?.id;
  if (entries.length === 0 && isFirst) {
    return (
      <EmptyState title={auditTexts.empty} actions={clear}>
        {auditTexts.emptyLead}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={css.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {isLast && entries.length === pageSize && oldest !== undefined && (
        <Button look="secondary" onClick={() => onMore(oldest)}>
          {auditTexts.older}
        </Button>
      )}
    </>
  );
}

function Entry({ entry: { at, actor, action, remote, version, reason } }: { readonly entry: AuditEntry }) {
  return (
    <li className={css.entry}>
      <p className={css.when}>
        <RelativeTime at={at} />
      </p>
      <p>
        <strong>{actor}</strong> {deedText(action)} {[remote, version].filter(Boolean).join(' ')}
      </p>
      {reason && <p className={css.reason}>{reason}</p>}
    </li>
  );
}
