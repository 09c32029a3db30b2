import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { SelectField, type SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { trashIcon } from '@umbral/kit/media/icons.ts';
import { faultNames, fileNames, sideNames } from '@umbral/kit/texts/link-words.ts';
import { timedFaults } from '@umbral/protocol/composition/qa-link.ts';
import { type FaultChoice, isMsWrong } from './link-draft.ts';
import css from './link-form.module.css';
import { linksTexts } from './links-texts.ts';

interface FaultRowProps {
  readonly row: FaultChoice;
  readonly remotes: readonly string[];
  readonly isTried: boolean;
  readonly onChange: (row: FaultChoice) => void;
  readonly onRemove: () => void;
}

/** One fault: of whom, on which side, what, and for how long or of which files where that means something. */
export function FaultRow({ row, remotes, isTried, onChange, onRemove }: FaultRowProps) {
  const choose = <Name extends keyof FaultChoice>(name: Name, names: Readonly<Record<string, string>>) => ({
    options: Object.entries(names).map(([value, label]): SelectOption => ({ value, label })),
    value: row[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLSelectElement }) =>
      onChange({ ...row, [name]: currentTarget.value }),
  });
  return (
    <fieldset className={css.choice} aria-label={linksTexts.faultOf(row.remote)}>
      <div className={css.fields}>
        <SelectField
          label={linksTexts.remote}
          {...choose('remote', Object.fromEntries(remotes.map((name) => [name, name])))}
        />
        <SelectField label={linksTexts.side} {...choose('side', sideNames)} />
        <SelectField label={linksTexts.fault} {...choose('fault', faultNames)} />
        {row.side === 'browser' && (
          <SelectField label={linksTexts.files} placeholder={linksTexts.allFiles} {...choose('files', fileNames)} />
        )}
        {timedFaults.includes(row.fault) && (
          <TextField
            label={linksTexts.ms}
            inputMode="numeric"
            error={isTried && isMsWrong(row) ? linksTexts.msWrong : undefined}
            value={row.ms}
            onChange={({ currentTarget }) => onChange({ ...row, ms: currentTarget.value.trim() })}
          />
        )}
      </div>
      <IconButton
        className={css.remove}
        look="outlined"
        icon={trashIcon}
        label={linksTexts.removeFault(row.remote)}
        onClick={onRemove}
      />
    </fieldset>
  );
}
