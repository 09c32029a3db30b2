import { formatPercent } from '@umbral/domain/format/format.ts';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import { type Evidence, evidenceAnswer, type Release } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { useAnswer } from '../session/use-answer.ts';
import { remoteTexts } from './remote-texts.ts';
import css from './version-list.module.css';

const texts = remoteTexts.evidence;

/** What journeys beside other versions and a browser beside the portal said of a version; asked for when opened. */
export function VersionEvidence({ remote, version }: Pick<Release, 'remote' | 'version'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.evidence} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.opens}>{texts.title}</summary>
      {isOpen && <Found path={`/releases/${remote}/${version}/evidence`} />}
    </details>
  );
}

function Found({ path }: { readonly path: string }) {
  const { answer, askAgain } = useAnswer(evidenceAnswer, path);
  if (answer.state === 'loading') return <Skeleton shape="line" count={2} />;
  if (answer.state === 'failed') return <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />;
  const { results, probe, pictures } = answer.value;
  const failed = results.filter(({ ok }) => !ok);
  return (
    <>
      <p className={css.quiet}>{matrixText(results, failed)}</p>
      <Points words={failed.map(({ other, journey, note }) => [other, journey, note].filter(Boolean).join(' · '))} />
      <p className={css.quiet}>{probeText(probe)}</p>
      <Points words={(probe ?? []).map(({ check, words }) => `${check} · ${words}`)} />
      {pictures && <p className={css.quiet}>{texts.pictures}</p>}
      <Points
        words={(pictures ?? []).map(({ path, width, share }) => texts.picture(path, width, formatPercent(share * 100)))}
      />
    </>
  );
}

function matrixText(results: Evidence['results'], failed: Evidence['results']): string {
  if (results.length === 0) return texts.untried;
  return failed.length === 0 ? texts.tried(results.length) : texts.failed(failed.length, results.length);
}

function probeText(probe: Evidence['probe']): string {
  if (probe === null) return texts.unseen;
  return probe.length === 0 ? texts.clean : texts.found;
}

function Points({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className={css.points}>
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
