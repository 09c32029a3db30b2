import type { SubmitEvent } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { queryKeys } from 'shared-contracts/routes/search-keys.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { searchIcon } from 'shared-contracts/ui/icons.ts';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { formKeys } from '../model/form-keys.ts';
import { searchBarTexts as texts } from '../texts/search-bar-texts.ts';
import css from './search-bar.module.css';
import type { SearchBarOptions } from './search-bar-options.ts';

interface SearchBarProps {
  readonly options: SearchBarOptions;
  readonly title: string;
  /** Has the text field ready to type in when the bar appears at someone's wish. */
  readonly autoFocus?: boolean;
}

/** A place, a project, a type and a price: a real form that leads to the listing [B036, B041]. */
export function SearchBar({ options, title, autoFocus }: SearchBarProps) {
  const { navigate } = useRemote();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    navigate(`${routes.housing.href()}?${query}`);
  };
  return (
    <search aria-label={texts.label}>
      <form method="get" action={routes.housing.href()} className={css.bar} onSubmit={search}>
        <p className={css.title}>{title}</p>
        <input type="hidden" name={formKeys.sent} value="1" />
        <div className={css.fields}>
          <TextField
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
          <SelectField name={queryKeys.type} label={texts.type} placeholder={texts.anyType} options={options.types} />
          <SelectField
            name={queryKeys.price}
            label={texts.price}
            placeholder={texts.anyPrice}
            options={options.prices}
          />
          <Button type="submit" className={css.submit}>
            {texts.search}
          </Button>
        </div>
      </form>
    </search>
  );
}
