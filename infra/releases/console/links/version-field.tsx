import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { releasesAnswer } from '../registry/answers.ts';
import { useAnswer } from '../session/use-answer.ts';
import { linksTexts } from './links-texts.ts';

interface VersionFieldProps {
  readonly app: string;
  readonly version: string;
  readonly onChange: (version: string) => void;
  readonly error: string | undefined;
}

/** One of the versions of an application that are whole; one that an address has named, however old it is. */
export function VersionField({ app, version, onChange, error }: VersionFieldProps) {
  const { answer } = useAnswer(releasesAnswer, `/releases?remote=${app}&limit=50`);
  const releases = answer.state === 'ready' ? answer.value.releases.filter(({ state }) => state === 'complete') : [];
  const options = releases.map(({ version: value, channels }) => ({ value, label: [value, ...channels].join(' · ') }));
  const isListed = version === '' || options.some(({ value }) => value === version);
  return (
    <SelectField
      label={linksTexts.version}
      placeholder={linksTexts.pickVersion}
      error={error}
      options={isListed ? options : [{ value: version, label: version }, ...options]}
      value={version}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
