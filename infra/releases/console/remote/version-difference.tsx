import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import { difference, type Release, releasesAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import { compareUrl } from './compare-url.ts';
import { DifferenceParts } from './difference-parts.tsx';
import { remoteTexts } from './remote-texts.ts';
import css from './version-difference.module.css';

/** Two versions of an application beside one another. */
export function VersionDifference({ app }: { readonly app: string }) {
  const { answer } = useAnswer(releasesAnswer, `/releases?remote=${app}&limit=30`);
  if (answer.state !== 'ready') return null;
  const versions = answer.value.releases.filter(({ state }) => state !== 'uploading');
  if (versions.length < 2) return <p className={css.quiet}>{remoteTexts.noHistory}</p>;
  return <Choice app={app} versions={versions} />;
}

function Choice({ app, versions }: { readonly app: string; readonly versions: readonly Release[] }) {
  const stable = versions.find(({ channels }) => channels.includes('stable'))?.version;
  const newest = versions.find(({ version }) => version !== stable)?.version ?? '';
  const [before, setBefore] = useState(stable ?? versions[1]?.version ?? '');
  const [after, setAfter] = useState(newest);
  const urlOf = (wanted: string) => versions.find(({ version }) => version === wanted)?.change?.url;
  const source = compareUrl(urlOf(before), urlOf(after));
  const options = versions.map(({ version }) => ({ value: version, label: version }));
  return (
    <>
      <div className={css.choice}>
        <SelectField
          label={remoteTexts.from}
          options={options}
          value={before}
          onChange={({ currentTarget }) => setBefore(currentTarget.value)}
        />
        <SelectField
          label={remoteTexts.to}
          options={options}
          value={after}
          onChange={({ currentTarget }) => setAfter(currentTarget.value)}
        />
      </div>
      {source && (
        <p>
          <a href={source}>{remoteTexts.source}</a>
        </p>
      )}
      {before !== after && <Compared path={`/releases/${app}/${before}/diff/${after}`} />}
    </>
  );
}

function Compared({ path }: { readonly path: string }) {
  const { answer, askAgain } = useAnswer(difference, path);
  if (answer.state === 'loading') return <Skeleton shape="block" />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  return <DifferenceParts difference={answer.value} />;
}
