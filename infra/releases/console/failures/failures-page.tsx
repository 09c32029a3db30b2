import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import { useChange } from '../change/use-change.tsx';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { usePicture } from '../now/use-picture.ts';
import { failuresAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import { useAppNames } from '../session/use-app-names.ts';
import { FailureRow } from './failure-row.tsx';
import css from './failures-page.module.css';
import { failuresTexts } from './failures-texts.ts';

/** What went wrong, in which version, whose it is, and the way back. */
export function FailuresPage() {
  const [params, setParams] = useSearchParams();
  const { all } = useAppNames();
  const wanted = params.get('remote') ?? '';
  const remote = wanted === 'shell' || isRemoteName(wanted) ? wanted : '';
  const { picture } = usePicture();
  const { answer, askAgain } = useAnswer(failuresAnswer, `/failures?limit=100${remote && `&remote=${remote}`}`);
  const change = useChange();
  return (
    <>
      <ScreenHeading title={failuresTexts.title} lead={failuresTexts.lead} />
      <SelectField
        className={css.filter}
        label={failuresTexts.remote}
        placeholder={failuresTexts.all}
        options={all.map((name) => ({ value: name, label: name }))}
        value={remote}
        onChange={({ currentTarget: { value } }) => setParams(value === '' ? {} : { remote: value })}
      />
      {change.done}
      {answer.state === 'loading' && <Skeleton shape="control" count={5} />}
      {answer.state === 'failed' && <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />}
      {answer.state === 'ready' && answer.value.failures.length === 0 && (
        <EmptyState title={failuresTexts.empty}>{failuresTexts.emptyLead}</EmptyState>
      )}
      {answer.state === 'ready' && answer.value.failures.length > 0 && (
        <ul className={css.list}>
          {answer.value.failures.map((failure) => (
            <FailureRow
              key={failure.id}
              failure={failure}
              channels={picture?.apps.find(({ app }) => app === failure.remote)?.channels}
              onWish={(wish) => picture && change.ask({ app: failure.remote, wish, seq: picture.seq })}
            />
          ))}
        </ul>
      )}
      {change.dialog}
    </>
  );
}
