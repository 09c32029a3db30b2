import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import { formKeys } from '../model/form-keys.ts';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';
import { MoneyChoice } from '../ui/money-choice.tsx';
import type { SearchBarOptions } from '../view-model/search-bar-options.ts';
import css from './search-bar.module.css';
import { useAssistant } from './use-assistant.ts';

interface SearchBarProps {
  readonly options: SearchBarOptions;
  readonly title: string;
  /** Has the text field ready to type in when the bar appears at someone's wish. */
  readonly autoFocus?: boolean;
}

/**
 * A sentence or a place, a type and a price or a payment: a real form that leads to the listing [B036, B041]. What helps
 * to fill it comes at the first focus; until then, and without script, the form is sent as it is and read on the way.
 */
export function SearchBar({ options, title, autoFocus }: SearchBarProps) {
  const { navigate } = useRemote();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { Assistant, wake } = useAssistant(form);
  const [label, setLabel] = useState<string>();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    navigate(`${routes.housing.href()}?${query}`);
  };
  const hint = <p className={css.hint}>{texts.sayIt}</p>;
  return (
    <search aria-label={texts.label}>
      <form
        ref={form}
        method="get"
        action={routes.housing.href()}
        className={css.bar}
        onFocus={Assistant ? undefined : wake}
        onSubmit={search}
      >
        <p className={css.title}>{title}</p>
        <input type="hidden" name={formKeys.sent} value="1" />
        <div className={css.fields}>
          <TextField
            ref={input}
            type="search"
            name={queryKeys.text}
            label={texts.what}
            placeholder={texts.whatHint}
            icon={searchIcon}
            maxLength={120}
            enterKeyHint="search"
            autoComplete="off"
            autoFocus={autoFocus}
            className={css.what}
          />
          <div className={css.said}>
            {Assistant ? (
              <Assistant form={form} input={input} onLabel={setLabel}>
                {hint}
              </Assistant>
            ) : (
              hint
            )}
          </div>
          <SelectField name={queryKeys.type} label={texts.type} placeholder={texts.anyType} options={options.types} />
          <MoneyChoice options={options} />
          <Button type="submit" className={css.submit}>
            {label ?? texts.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
