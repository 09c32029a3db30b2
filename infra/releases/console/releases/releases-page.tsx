import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { ScreenHeading } from '../frame/screen-heading.tsx';
import { TextSearch } from '../frame/text-search.tsx';
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
      <search className={css.search}>
        <TextSearch
          key={text}
          label={releasesTexts.field}
          action={releasesTexts.search}
          text={text}
          maxLength={longestText}
          onSearch={search}
        />
      </search>
      <FoundReleases key={`list ${text}`} text={text} onClear={() => search('')} />
    </>
  );
}
