import { Button } from '@umbral/kit/actions/button.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { Link } from '@umbral/protocol/router/router.ts';
import { type ReactNode, useState } from 'react';
import { remoteUrl } from '../../src/console/console-urls.ts';
import { releasesAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { VersionRow } from '../remote/version-row.tsx';
import { useAnswer } from '../session/use-answer.ts';
import css from './releases-page.module.css';
import { releasesTexts } from './releases-texts.ts';

/** Versions of one page. */
const pageSize = 30;

interface FoundReleasesProps {
  /** Empty: all of them. */
  readonly text: string;
  readonly onClear: () => void;
}

/** Versions of all remotes, newest first; older pages come below one another. */
export function FoundReleases({ text, onClear }: FoundReleasesProps) {
  const [before, setBefore] = useState<readonly number[]>([]);
  const words = text === '' ? '' : `&${new URLSearchParams({ text })}`;
  return (
    <section aria-label={releasesTexts.list}>
      {[undefined, ...before].map((id, at, all) => (
        <Part
          key={id ?? 'newest'}
          path={`/releases?limit=${pageSize}${words}${id === undefined ? '' : `&before=${id}`}`}
          isLast={at === all.length - 1}
          onMore={(oldest) => setBefore([...before, oldest])}
          empty={at === 0 ? <Nothing text={text} onClear={onClear} /> : null}
        />
      ))}
    </section>
  );
}

interface PartProps {
  readonly path: string;
  readonly isLast: boolean;
  readonly onMore: (oldest: number) => void;
  readonly empty: ReactNode;
}

function Part({ path, isLast, onMore, empty }: PartProps) {
  const { answer, askAgain } = useAnswer(releasesAnswer, path);
  if (answer.state === 'loading') return <Skeleton shape="control" count={4} />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  const { releases } = answer.value;
  const oldest = releases.at(-1)?.id;
  if (oldest === undefined) return empty;
  return (
    <>
      <ul className={css.list}>
        {releases.map((release) => (
          <VersionRow
            key={release.id}
            release={release}
            verdict={undefined}
            isPinned={false}
            onWish={undefined}
            owner={<Link to={remoteUrl(release.remote)}>{release.remote}</Link>}
          />
        ))}
      </ul>
      {isLast && releases.length === pageSize && (
        <Button look="secondary" onClick={() => onMore(oldest)}>
          {releasesTexts.older}
        </Button>
      )}
    </>
  );
}

function Nothing({ text, onClear }: FoundReleasesProps) {
  if (text === '') return <EmptyState title={releasesTexts.none}>{releasesTexts.noneLead}</EmptyState>;
  return (
    <EmptyState
      title={releasesTexts.empty}
      actions={
        <Button look="secondary" onClick={onClear}>
          {releasesTexts.clear}
        </Button>
      }
    >
      {releasesTexts.emptyLead(text)}
    </EmptyState>
  );
}
