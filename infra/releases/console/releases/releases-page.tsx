import { Button } from '@umbral/kit/actions/button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { type FormEvent, useState } from 'react';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { FoundReleases } from './found-releases.tsx';
import css from './releases-page.module.css';
import { releasesTexts } from './releases-texts.ts';

const queryKey = 'q';
const longestText = 100;

/** Every version that was uploaded, and a search over them; the address keeps what is searched for. */
export function ReleasesPage() {
  const [params, setParams] = useSearchParams();
  const text = (params.get(queryKey) ?? '').trim().slice(0, longestText);
  const search = (wanted: string) => setParams(wanted === '' ? {} : { [queryKey]: wanted });
  return (
    <>
      <ScreenHeading title={releasesTexts.title} lead={releasesTexts.lead} />
      <SearchField key={text} text={text} onSearch={search} />
      <FoundReleases key={`list ${text}`} text={text} onClear={() => search('')} />
    </>
  );
}

function SearchField({ text, onSearch }: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <search>
      <form className={css.search} onSubmit={submit}>
        <TextField
          label={releasesTexts.field}
          value={typed}
          maxLength={longestText}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" look="secondary" icon={searchIcon} aria-label={releasesTexts.search} />
      </form>
    </search>
  );
}
