import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type FormEvent, useState } from 'react';
import { madeLink, type Problem, releasesAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { callRegistry } from '../registry/registry-call.ts';
import { mayChange, useSession } from '../session/session-context.ts';
import { useAnswer } from '../session/use-answer.ts';
import { useAppNames } from '../session/use-app-names.ts';
import css from './links-page.module.css';
import { linksTexts } from './links-texts.ts';
import { MadeLink } from './made-link.tsx';

/** A new link: one version of one remote, for whoever gets its address. */
export function LinkForm({ onMade }: { readonly onMade: () => void }) {
  const { identity } = useSession();
  const { living } = useAppNames();
  const mine = living.filter((name) => mayChange(identity, name));
  const [chosen, setApp] = useState<string>();
  const app = chosen ?? mine[0] ?? '';
  const [version, setVersion] = useState('');
  const [path, setPath] = useState('/');
  const [hours, setHours] = useState('24');
  const [purpose, setPurpose] = useState('');
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly url?: string; readonly problem?: Problem }>({});
  const isPathWrong = !/^\/(?![/\\])/.test(path);
  const isPurposeMissing = purpose.trim().length < 3;

  async function make(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPathWrong || isPurposeMissing || version === '') return;
    const pins = { [app]: version };
    const body = { origin: location.origin, pins, path, hours: Number(hours), purpose: purpose.trim() };
    const answered = await callRegistry(madeLink, '/links', { body });
    if (!answered.ok) return setOutcome({ problem: answered.problem });
    setOutcome({ url: answered.value.url });
    onMade();
  }

  return (
    <form className={css.form} onSubmit={make} noValidate>
      <SelectField
        label={linksTexts.remote}
        options={mine.map((name) => ({ value: name, label: name }))}
        value={app}
        onChange={({ currentTarget }) => {
          setApp(currentTarget.value);
          setVersion('');
        }}
      />
      <VersionField
        key={app}
        app={app}
        version={version}
        onChange={setVersion}
        error={isTried && version === '' ? linksTexts.versionMissing : undefined}
      />
      <TextField
        label={linksTexts.path}
        help={linksTexts.pathHelp}
        error={isTried && isPathWrong ? linksTexts.pathWrong : undefined}
        value={path}
        onChange={({ currentTarget }) => setPath(currentTarget.value)}
      />
      <SelectField
        label={linksTexts.hours}
        options={linksTexts.hourOptions}
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <TextField
        className={css.wide}
        label={linksTexts.purpose}
        help={linksTexts.purposeHelp}
        error={isTried && isPurposeMissing ? linksTexts.purposeMissing : undefined}
        maxLength={200}
        value={purpose}
        onChange={({ currentTarget }) => setPurpose(currentTarget.value)}
      />
      <div className={css.wide}>
        <Button type="submit">{linksTexts.create}</Button>
      </div>
      {outcome.problem && (
        <div className={css.wide}>
          <Notice tone="error" role="alert">
            {problemText(outcome.problem)}
          </Notice>
        </div>
      )}
      {outcome.url && <MadeLink key={outcome.url} url={outcome.url} />}
    </form>
  );
}

interface VersionFieldProps {
  readonly app: string;
  readonly version: string;
  readonly onChange: (version: string) => void;
  readonly error: string | undefined;
}

function VersionField({ app, version, onChange, error }: VersionFieldProps) {
  const { answer } = useAnswer(releasesAnswer, `/releases?remote=${app}&limit=50`);
  const releases = answer.state === 'ready' ? answer.value.releases : [];
  return (
    <SelectField
      label={linksTexts.version}
      placeholder={linksTexts.pickVersion}
      error={error}
      options={releases
        .filter(({ state }) => state === 'complete')
        .map(({ version: value, channels }) => ({ value, label: [value, ...channels].join(' · ') }))}
      value={version}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
