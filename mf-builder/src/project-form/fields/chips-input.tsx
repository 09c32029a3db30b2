import { CheckboxGroup, type Choice } from '@umbral/kit/fields/choice-group.tsx';
import type { FormPath } from '../../form-document/form-path.ts';
import { useFormTexts, useSetFormValue } from '../../form-document/use-form-document.ts';
import { useField } from './use-field.ts';

interface ChipsInputProps {
  readonly of: FormPath;
  readonly choices: readonly Choice[];
}

/** Any out of a short list; in the order of the list, however they were chosen. */
export function ChipsInput({ of, choices }: ChipsInputProps) {
  const set = useSetFormValue();
  const { id, label, help, error, mark, onBlur } = useField(of);
  const ordered = (chosen: readonly string[]) =>
    choices.map(({ value }) => value).filter((value) => chosen.includes(value));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the group was left
    <div id={id} onBlur={onBlur}>
      <CheckboxGroup
        name={id}
        legend={label}
        help={help}
        error={error}
        mark={mark}
        look="tiles"
        choices={choices}
        value={useFormTexts(of)}
        onChange={(chosen) => set(of, ordered(chosen))}
      />
    </div>
  );
}
