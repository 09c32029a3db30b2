import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { Setting } from '../registry/answers.ts';
import { settingsTexts as texts } from './settings-texts.ts';

interface ValueFieldProps {
  readonly setting: Setting;
  readonly text: string;
  readonly isWrong: boolean;
  readonly onChange: (text: string) => void;
}

const choices = [
  { value: 'true', label: texts.on },
  { value: 'false', label: texts.off },
];

/** Asks for a value: one of two, text, or JSON. */
export function ValueField({ setting: { kind }, text, isWrong, onChange }: ValueFieldProps) {
  if (kind === 'switch') {
    return (
      <RadioGroup legend={texts.value} name="value" look="tiles" choices={choices} value={text} onChange={onChange} />
    );
  }
  const isJson = kind === 'json';
  return (
    <TextField
      label={texts.value}
      help={isJson ? texts.jsonHelp : undefined}
      error={isWrong ? texts.jsonWrong : undefined}
      maxLength={2000}
      spellCheck={!isJson}
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
