import type { WordSource } from '@umbral/domain/contact/survey-results.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { starTexts } from '@umbral/kit/texts/star-texts.ts';
import staff from '../staff/staff.module.css';
import { StaffRow } from '../staff/staff-row.tsx';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { partHref, sources } from './parts.ts';
import { starsOf } from './stars-of.ts';
import css from './survey-results.module.css';
import type { WordsPage } from './survey-results-queries.ts';

const sourceKeys = Object.keys(sources).filter((key): key is WordSource => Object.hasOwn(sources, key));

interface WordsPartProps {
  readonly page: WordsPage;
  readonly source: WordSource;
}

/** What people wrote, the newest first, without who [C401]. */
export function WordsPart({ page: { data, total, page, pages }, source }: WordsPartProps) {
  return (
    <section aria-labelledby="results-words" className={css.part}>
      <nav aria-label={texts.sourcesLabel}>
        <ChipRow>
          {sourceKeys.map((key) => (
            <LinkChip key={key} href={partHref('words', { source: key })} isSelected={key === source}>
              {texts.sources[key]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
      <div className={staff.heading}>
        <h2 id="results-words" className={staff.title}>
          {texts.words}
        </h2>
        <p className={staff.count}>{texts.wordsCount(total)}</p>
      </div>
      {data.length === 0 ? (
        <EmptyState title={texts.noWords} headingLevel={3} />
      ) : (
        <ul className={staff.rows}>
          {data.map(({ kind, about, stars, words, created_at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: words have no identity
            <li key={index} className={staff.row}>
              <StaffRow
                title={about ?? texts.kinds[kind]}
                facts={[
                  ...(about === null ? [] : [texts.kinds[kind]]),
                  ...(stars === null ? [] : [starTexts.label(starsOf(stars))]),
                  texts.date(created_at),
                ]}
              >
                <p className={css.words}>{words}</p>
              </StaffRow>
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} total={pages} hrefOf={(number) => partHref('words', { source, page: number })} />
    </section>
  );
}
