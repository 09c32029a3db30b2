import { type ReactNode, useId } from 'react';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import markCss from './check-mark.module.css';
import css from './choice-group.module.css';
import { FieldMessage } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  /** Results behind it, written out. */
  readonly count?: string;
  readonly isDisabled?: boolean;
}

interface GroupLook {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  /** `lines` one under the other, `tiles` side by side for short values: 1, 2, 3, 4+. */
  readonly look?: 'lines' | 'tiles';
  readonly help?: ReactNode;
  readonly error?: string;
  readonly mark?: 'required' | 'optional';
  readonly hidesLegend?: boolean;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

interface RadioGroupProps extends GroupLook {
  /** With `onChange` the group is controlled; with `defaultValue` it keeps its own state. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** One out of several. */
export function RadioGroup({ value, defaultValue, onChange, ...look }: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...look}
      type="radio"
      checkedOf={(choice) => checkedness({ value: one(value), defaultValue: one(defaultValue) }, choice)}
      onToggle={onChange && ((choice) => onChange(choice))}
    />
  );
}

interface CheckboxGroupProps extends GroupLook {
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
  readonly onChange?: (value: readonly string[]) => void;
}

/** Any out of several. */
export function CheckboxGroup({ value, defaultValue, onChange, ...look }: CheckboxGroupProps) {
  const current = value ?? [];
  return (
    <ChoiceGroup
      {...look}
      type="checkbox"
      checkedOf={(choice) => checkedness({ value, defaultValue }, choice)}
      onToggle={
        onChange &&
        ((choice) =>
          onChange(current.includes(choice) ? current.filter((other) => other !== choice) : [...current, choice]))
      }
    />
  );
}

interface Selection {
  readonly value?: readonly string[];
  readonly defaultValue?: readonly string[];
}

const one = (value: string | undefined) => (value === undefined ? undefined : [value]);

function checkedness({ value, defaultValue }: Selection, choice: string) {
  return value ? { checked: value.includes(choice) } : { defaultChecked: defaultValue?.includes(choice) };
}

interface ChoiceGroupProps extends GroupLook {
  readonly type: 'radio' | 'checkbox';
  readonly checkedOf: (choice: string) => { readonly checked?: boolean; readonly defaultChecked?: boolean };
  readonly onToggle?: (choice: string) => void;
}

function ChoiceGroup({
  legend,
  choices,
  look = 'lines',
  help,
  error,
  mark,
  hidesLegend,
  isDisabled,
  className,
  ...group
}: ChoiceGroupProps) {
  const messageId = useId();
  return (
    <fieldset
      className={classNames(css.group, className)}
      disabled={isDisabled}
      aria-describedby={help || error ? messageId : undefined}
    >
      <legend className={hidesLegend ? 'visually-hidden' : css.legend}>
        {legend}
        {mark && <span className={css.mark}> {uiTexts[mark]}</span>}
      </legend>
      <div className={css[look]}>
        {choices.map((choice) => (
          <ChoiceControl key={choice.value} choice={choice} look={look} isInvalid={Boolean(error)} {...group} />
        ))}
      </div>
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  );
}

interface ChoiceControlProps extends Pick<ChoiceGroupProps, 'type' | 'name' | 'checkedOf' | 'onToggle'> {
  readonly choice: Choice;
  readonly look: 'lines' | 'tiles';
  readonly isInvalid: boolean;
}

function ChoiceControl({ choice, look, isInvalid, type, name, checkedOf, onToggle }: ChoiceControlProps) {
  return (
    <label className={look === 'tiles' ? css.tile : markCss.line}>
      <input
        type={type}
        name={name}
        value={choice.value}
        className={look === 'tiles' ? css.tileInput : markCss.mark}
        disabled={choice.isDisabled}
        aria-invalid={isInvalid || undefined}
        {...checkedOf(choice.value)}
        onChange={onToggle && (() => onToggle(choice.value))}
      />
      <span className={look === 'tiles' ? undefined : markCss.text}>{choice.label}</span>
      {choice.count && <span className={classNames(markCss.count, 'num')}>{choice.count}</span>}
    </label>
  );
}
