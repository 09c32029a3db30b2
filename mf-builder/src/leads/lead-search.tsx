import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { type SyntheticEvent, useState } from 'react';
import css from './leads.module.css';
import { leadsTexts } from './leads-texts.ts';
import type { LeadSearchState } from './use-lead-search.ts';

const texts = leadsTexts.search;

/** Looks for a person by words; it needs the script, since a name belongs into no address. */
export function LeadSearch({ search }: { readonly search: LeadSearchState }) {
  const [isShort, setShort] = useState(false);
  const isAlive = useIsAlive();
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = textOf(new FormData(event.currentTarget), 'q');
    setShort(words.length < 2);
    if (words.length >= 2) search.look(words);
  };
  return (
    <search className={css.search}>
      <form className={css.searchForm} method="post" onSubmit={submit}>
        <TextField
          name="q"
          type="search"
          label={texts.label}
          icon={searchIcon}
          maxLength={80}
          autoComplete="off"
          error={isShort ? texts.short : undefined}
          disabled={!isAlive}
        />
        <Button type="submit" look="secondary" isLoading={search.isBusy} disabled={!isAlive}>
          {search.isBusy ? texts.busy : texts.act}
        </Button>
        {search.found && (
          <Button look="ghost" onClick={search.clear}>
            {texts.clear}
          </Button>
        )}
      </form>
      <noscript>{texts.needsScript}</noscript>
      <p role="status" className={css.searchSaid}>
        {search.hasFailed && texts.failed}
        {search.found && texts.found(search.found.total, search.words)}
      </p>
    </search>
  );
}
