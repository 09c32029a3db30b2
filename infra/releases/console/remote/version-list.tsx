import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import type { Wish } from '../change/wish.ts';
import { releasesAnswer, verdictsAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { usePolled } from '../registry/use-polled.ts';
import { useAnswer } from '../session/use-answer.ts';
import { remoteTexts } from './remote-texts.ts';
import css from './version-list.module.css';
import { VersionRow } from './version-row.tsx';

interface VersionListProps {
  readonly app: string;
  readonly isPinned: boolean;
  /** Absent where somebody may only look. */
  readonly onWish: ((wish: Wish) => void) | undefined;
}

/** What was released of an application, newest first. */
export function VersionList({ app, isPinned, onWish }: VersionListProps) {
  const { answer, askAgain } = useAnswer(releasesAnswer, `/releases?remote=${app}&limit=30`);
  const verdicts = usePolled(verdictsAnswer, `/verdicts/${app}?limit=100`)?.verdicts ?? [];
  if (answer.state === 'loading') return <Skeleton shape="control" count={4} />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  const { releases } = answer.value;
  if (releases.length === 0) {
    return (
      <EmptyState title={remoteTexts.noVersions} headingLevel={3}>
        {remoteTexts.noVersionsLead(app)}
      </EmptyState>
    );
  }
  return (
    <ul className={css.list}>
      {releases.map((release) => (
        <VersionRow
          key={release.id}
          release={release}
          verdict={verdicts.find(({ version }) => version === release.version)}
          isPinned={isPinned}
          onWish={onWish}
        />
      ))}
    </ul>
  );
}
