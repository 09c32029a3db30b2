import { Notice } from '@umbral/kit/states/notice.tsx';
import { useEffect, useState } from 'react';
import { type Refusal, verdict } from '../registry/answers.ts';
import { callRegistry, type Outcome } from '../registry/registry-call.ts';
import css from './change-dialog.module.css';
import { changeTexts } from './change-texts.ts';

type Answered = Outcome<{ allowed: boolean; refusals: readonly Refusal[]; comparedWith: readonly string[] }>;

interface GateVerdictProps {
  readonly app: string;
  readonly version: string;
  /** Where it shall run; the one that is shown unless it is said. */
  readonly environment?: string | undefined;
}

/** What the gate says of a version in the world as it is now, before anybody decides. */
export function GateVerdict({ app, version, environment }: GateVerdictProps) {
  const [answered, setAnswered] = useState<Answered>();
  useEffect(() => {
    const leaving = new AbortController();
    const asked = { body: {}, environment, signal: leaving.signal };
    callRegistry(verdict, `/releases/${app}/${version}/check`, asked).then(setAnswered, () => undefined);
    return () => leaving.abort();
  }, [app, version, environment]);
  const texts = changeTexts.gate;
  if (!answered) return <p className={css.checking}>{texts.checking}</p>;
  // Whoever may not check learns from the promotion itself what speaks against it.
  if (!answered.ok) return null;
  const { allowed, refusals, comparedWith } = answered.value;
  if (allowed) {
    return (
      <Notice tone="success" role="status">
        {texts.allowed(comparedWith.length)}
      </Notice>
    );
  }
  return (
    <Notice tone="error" role="status">
      <p>{texts.refused(refusals.length)}</p>
      <RefusalList refusals={refusals} />
    </Notice>
  );
}

/** Each refusal with its place, the other party, why, and the way out. */
export function RefusalList({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const texts = changeTexts.gate;
  return (
    <ul className={css.refusals}>
      {refusals.map((refusal) => (
        <li key={`${refusal.rule} ${refusal.field} ${refusal.party}`}>
          <code>{refusal.field}</code> · {texts[refusal.direction]} · <strong>{refusal.party}</strong>
          <p lang="en">{refusal.reason}</p>
          <p lang="en">
            <span lang="es">{texts.wayOut}</span> {refusal.wayOut}
          </p>
        </li>
      ))}
    </ul>
  );
}
