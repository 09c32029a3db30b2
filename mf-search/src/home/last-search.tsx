import { formatCount } from 'shared-contracts/domain/format.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { bellIcon, clockIcon, launchIcon } from 'shared-contracts/ui/icons.ts';
import { homeTexts as texts } from '../texts/home-texts.ts';
import type { LinkWithCount } from '../ui/seo-links.ts';
import css from './last-search.module.css';
import { useLastSearch } from './use-last-search.ts';

/** A band of one height: what is new this week, or the last search of this device and what is new since. */
export function LastSearch({ fresh }: { readonly fresh: LinkWithCount }) {
  const { bus } = useRemote();
  const last = useLastSearch();
  const href = last?.href ?? fresh.href;
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
          <ButtonLink href={href} look="secondary" size="s">
            {texts.see}
          </ButtonLink>
          <Button look="ghost" size="s" icon={bellIcon} onClick={() => bus.ask('account/create-alert', { path: href })}>
            {texts.alert}
          </Button>
        </div>
      </Container>
    </section>
  );
}

function sinceThen(count: number): string {
  return count === 0 ? texts.nothingSince : formatCount(count, texts.since.one, texts.since.many);
}
