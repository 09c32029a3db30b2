import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { type FormEvent, useState } from 'react';
import css from './inspector.module.css';
import { inspectorTexts } from './inspector-texts.ts';
import { type Recording, readRecording } from './recording.ts';
import { type ReplayDifference, type ReplayResult, replay } from './replay.ts';

const texts = inspectorTexts.replay;

/** Plays a kept recording to the version of a remote that is on this page, and tells what it does otherwise. */
export function ReplayPart({ bus }: { readonly bus: Bus }) {
  const [recording, setRecording] = useState<Recording>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [remote, setRemote] = useState('');
  const [result, setResult] = useState<ReplayResult | 'running'>();

  async function read(file: File | undefined) {
    const next = file && readRecording(await file.text());
    setRecording(next);
    setUnreadable(file !== undefined && next === undefined);
    setRemote(Object.keys(next?.versions ?? {}).find((name) => name !== 'shell') ?? '');
    setResult(undefined);
  }
  async function run(event: FormEvent) {
    event.preventDefault();
    if (!recording || result === 'running') return;
    setResult('running');
    setResult(await replay({ bus, recording, remote }));
  }

  return (
    <details className={css.replay}>
      <summary className={css.replayTitle}>{texts.title}</summary>
      <p>{texts.lead}</p>
      <form className={css.filters} onSubmit={run}>
        <TextField
          label={texts.file}
          type="file"
          accept="application/json,.json"
          error={isUnreadable ? texts.unreadable : undefined}
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
        {recording && (
          <>
            <SelectField
              label={texts.remote}
              options={Object.keys(recording.versions).map((name) => ({ value: name, label: name }))}
              value={remote}
              onChange={({ currentTarget }) => setRemote(currentTarget.value)}
            />
            <Button type="submit" look="secondary" isLoading={result === 'running'}>
              {result === 'running' ? texts.running : texts.run}
            </Button>
          </>
        )}
      </form>
      <div role="status">{result && result !== 'running' && <Outcome result={result} />}</div>
    </details>
  );
}

function Outcome({ result: { version = texts.silent, fed, differences } }: { readonly result: ReplayResult }) {
  if (differences.length === 0) return <Notice tone="success">{texts.same(version, fed)}</Notice>;
  return (
    <Notice tone="error">
      <p>{texts.differs(version, differences.length)}</p>
      <ul className={css.differences}>
        {differences.map((difference, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a finished list
          <li key={at}>{lineOf(difference)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function lineOf({ id, topic, kind, field, recorded, replayed }: ReplayDifference): string {
  const place = `${id} ${topic}${field ? ` ${field}` : ''}: ${texts.kinds[kind]}`;
  return kind === 'different' ? `${place}: ${JSON.stringify(recorded)} → ${JSON.stringify(replayed)}` : place;
}
