import { formatCount } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { clockIcon, launchIcon } from '@umbral/kit/media/icons.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import type { FreshHomes } from './home-queries.ts';
import css from './last-search.module.css';
import { useLastSearch } from './use-last-search.ts';

/** A band of one height: what is new this week, or the last search of this device and what is new since. */
export function LastSearch({ fresh }: { readonly fresh: FreshHomes }) {
  const last = useLastSearch();
  const listing = last ?? fresh;
  return (
    <section aria-label={last ? texts.again : fresh.label} className={css.band}>
      <Container className={css.row}>
        <Icon of={last ? clockIcon : launchIcon} />
        <p className={css.words}>
          <strong className={css.what}>{last ? texts.lastSearch(last.label) : fresh.label}</strong>
          <span className={css.news}>
            {last
              ? last.fresh !== undefined && sinceThen(last.fresh)
              : formatCount(fresh.count, texts.projects.one, texts.projects.many)}
          </span>
        </p>
        <div className={css.actions}>
          <ButtonLink href={listing.href} look="secondary" size="s">
            {texts.see}
          </ButtonLink>
          <AlertLink data={listing} look="ghost" size="s" />
        </div>
      </Container>
    </section>
  );
}

function sinceThen(count: number): string {
  return count === 0 ? texts.nothingSince : formatCount(count, texts.since.one, texts.since.many);
}
