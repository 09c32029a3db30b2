import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { plusIcon, trashIcon } from '@umbral/kit/media/icons.ts';
import type { VersionChoice } from './link-draft.ts';
import css from './link-form.module.css';
import { linksTexts } from './links-texts.ts';
import { VersionField } from './version-field.tsx';

interface VersionRowsProps {
  readonly rows: readonly VersionChoice[];
  /** Applications that whoever makes the link may choose. */
  readonly apps: readonly string[];
  readonly isTried: boolean;
  readonly onChange: (rows: readonly VersionChoice[]) => void;
}

/** Which versions the link shows: one of each application at most. */
export function VersionRows({ rows, apps, isTried, onChange }: VersionRowsProps) {
  const free = apps.filter((app) => !rows.some((row) => row.app === app));
  const next = free.find((app) => app !== 'shell') ?? free[0];
  const change = (changed: VersionChoice) => onChange(rows.map((row) => (row.key === changed.key ? changed : row)));
  const add = (app: string) => onChange([...rows, { key: crypto.randomUUID(), app, version: '' }]);
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{linksTexts.versions}</legend>
      {rows.map((row) => (
        <fieldset key={row.key} className={css.choice} aria-label={row.app}>
          <div className={css.fields}>
            <SelectField
              label={linksTexts.remote}
              options={[row.app, ...free].map((name) => ({ value: name, label: name }))}
              value={row.app}
              onChange={({ currentTarget }) => change({ ...row, app: currentTarget.value, version: '' })}
            />
            <VersionField
              key={row.app}
              app={row.app}
              version={row.version}
              onChange={(version) => change({ ...row, version })}
              error={isTried && row.version === '' ? linksTexts.versionMissing : undefined}
            />
          </div>
          <IconButton
            className={css.remove}
            look="outlined"
            icon={trashIcon}
            label={linksTexts.removeVersion(row.app)}
            onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
          />
        </fieldset>
      ))}
      {next !== undefined && (
        <Button look="secondary" size="s" icon={plusIcon} className={css.add} onClick={() => add(next)}>
          {rows.length === 0 ? linksTexts.addVersion : linksTexts.addAnother}
        </Button>
      )}
    </fieldset>
  );
}
