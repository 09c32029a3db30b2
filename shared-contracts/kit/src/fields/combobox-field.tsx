import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../media/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import css from './combobox-field.module.css';
import type { FieldLook } from './field.tsx';
import { TextField } from './text-field.tsx';
import { useCombobox } from './use-combobox.ts';

export interface Suggestion {
  readonly id: string;
  readonly label: string;
  /** What it is, after the label: "Zona de Bogotá", "128 proyectos". */
  readonly detail?: string;
  /** A constant of icons.ts. */
  readonly icon?: string;
}

interface ComboboxFieldProps extends FieldLook {
  readonly id?: string;
  readonly name?: string;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
  /** Already chosen for the text by their owner: nothing is filtered here. */
  readonly suggestions: readonly Suggestion[];
  /** The owner also decides what the text becomes. */
  readonly onPick: (suggestion: Suggestion) => void;
  /** Said and shown above the suggestions: "12 resultados", "Buscando". */
  readonly status?: string;
  readonly placeholder?: string;
  /** A constant of icons.ts inside, before the text. */
  readonly icon?: string;
}

/** A text with suggestions; Enter without a chosen one sends the form as usual. */
export function ComboboxField({ value, onValueChange, suggestions, onPick, status, ...field }: ComboboxFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({
    input,
    count: suggestions.length,
    hasContent: suggestions.length > 0 || Boolean(status),
    onPick: (index) => {
      const suggestion = suggestions[index];
      if (suggestion) onPick(suggestion);
    },
  });
  const adopt = useEffectEvent((typed: string) => {
    if (typed !== '' && typed !== value) onValueChange(typed);
  });
  // React hears nothing of what is typed before the field comes alive, and would take it away with its next drawing.
  useEffect(() => {
    if (input.current) adopt(input.current.value);
  }, []);
  const type = (text: string) => {
    onValueChange(text);
    combobox.open();
  };
  return (
    <div className={css.combobox}>
      <TextField
        {...field}
        {...combobox.inputAttributes}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <div ref={combobox.popup} popover="manual" className={css.popup}>
        <p role="status" className={css.status}>
          {combobox.isOpen && status}
        </p>
        <SuggestionList label={field.label} suggestions={suggestions} {...combobox} />
      </div>
    </div>
  );
}

interface SuggestionListProps extends Pick<ReturnType<typeof useCombobox>, 'listId' | 'active' | 'optionId' | 'pick'> {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

function SuggestionList({ label, suggestions, listId, active, optionId, pick }: SuggestionListProps) {
  return (
    <div id={listId} role="listbox" aria-label={label} hidden={suggestions.length === 0}>
      {suggestions.map((suggestion, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and hears the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the input points to it by aria-activedescendant
        <div
          key={suggestion.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={classNames(css.item, index === active && css.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(index)}
        >
          {suggestion.icon && <Icon of={suggestion.icon} size="s" />}
          <span className={css.label}>{suggestion.label}</span>
          {suggestion.detail && <span className={css.detail}>{suggestion.detail}</span>}
        </div>
      ))}
    </div>
  );
}
