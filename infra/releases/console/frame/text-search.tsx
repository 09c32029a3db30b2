import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { type FormEvent, useState } from 'react';
import css from './text-search.module.css';

interface TextSearchProps {
  readonly label: string;
  /** What its button does, for whoever does not see the icon. */
  readonly action: string;
  /** What is searched for now; another one needs a key of its own. */
  readonly text: string;
  readonly maxLength?: number;
  readonly onSearch: (text: string) => void;
}

/** A field whose text counts with Enter or its button; hears it without spaces around it. */
export function TextSearch({ label, action, text, maxLength, onSearch }: TextSearchProps) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form className={css.search} onSubmit={submit}>
      <TextField
        label={label}
        value={typed}
        maxLength={maxLength}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="secondary" icon={searchIcon} aria-label={action} />
    </form>
  );
}
