import { formatInteger } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { resultsTexts as texts } from '../texts/results-texts.ts';
import { counted } from '../view-model/counted.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import type { MarkedPlants } from './marked-plants.ts';
import css from './results.module.css';
import type { More } from './use-more.ts';

interface ResultsFootProps {
  readonly data: ListingData;
  readonly more: More;
  readonly marked: MarkedPlants;
  /** The next page was asked for and did not come. */
  readonly hasFailed: boolean;
}

/** How far the results are shown, the way to more of them, and to those that the visitor hid. */
export function ResultsFoot({ data, more, marked, hasFailed }: ResultsFootProps) {
  const { count, unit, lastShown, pages } = data;
  const { cards, nextHref, isLoading, added, load } = more;
  const first = Math.max(1, lastShown - cards.length + 1);
  const all = counted(count, unit);
  const shown = texts.shown(formatInteger(first), formatInteger(lastShown), all);
  const hidden = cards.filter(({ id }) => marked.isHidden(id)).length;
  return (
    <div className={css.foot}>
      {hasFailed && <Notice tone="error">{texts.moreFailed}</Notice>}
      {nextHref !== undefined && (
        <ButtonLink href={nextHref} rel="next" look="secondary" aria-busy={isLoading} onClick={load}>
          {isLoading ? texts.loadingMore : hasFailed ? texts.retry : texts.more}
        </ButtonLink>
      )}
      <p className={css.extent}>
        <span className="num">{shown}</span>
        {nextHref === undefined && pages > 1 && <span>{texts.lastPage}</span>}
        {hidden > 0 && (
          <button type="button" className={css.textButton} onClick={marked.toggleHidden}>
            {marked.showsHidden ? texts.keepHidden : texts.showHidden(hidden)}
          </button>
        )}
      </p>
      <p role="status" className="visually-hidden">
        {added !== undefined && texts.moreLoaded(counted(added, unit), shown)}
      </p>
    </div>
  );
}
