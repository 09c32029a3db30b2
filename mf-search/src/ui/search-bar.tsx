import { type SubmitEvent, useRef, useState } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { searchIcon } from 'shared-contracts/ui/icons.ts';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { formKeys } from '../model/form-keys.ts';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';
import { MoneyChoice } from './money-choice.tsx';
import css from './search-bar.module.css';
import type { SearchBarOptions } from './search-bar-options.ts';
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
