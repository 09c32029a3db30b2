import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { changeTexts } from '../change/change-texts.ts';
import { RelativeTime } from '../now/relative-time.tsx';
import { changesAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import css from './history.module.css';
import { remoteTexts } from './remote-texts.ts';

/** Each change of what ran: what, when, by whom and why. */
export function History({ app }: { readonly app: string }) {
  const { answer, askAgain } = useAnswer(changesAnswer, `/changes?remote=${app}&limit=50`);
  if (answer.state === 'loading') return <Skeleton shape="line" count={4} />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  const { changes } = answer.value;
  if (changes.length === 0) return <p>{remoteTexts.noHistory}</p>;
  return (
    <ol className={css.list} reversed>
      {changes.map((change) => (
        <li key={change.seq} className={css.item}>
          <p>{changeTexts.happened(change)}</p>
          <p className={css.quiet}>
            <RelativeTime at={change.at} /> · {change.actor}: {change.reason}
          </p>
        </li>
      ))}
    </ol>
  );
}
