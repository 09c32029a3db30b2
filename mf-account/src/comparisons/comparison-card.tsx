import { sharedComparisonHref } from '@umbral/domain/routes/shared-comparison.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { ShareButton } from '@umbral/kit/sharing/share-button.tsx';
import type { MouseEvent } from 'react';
import { comparisonsTexts as texts } from '../texts/comparisons-texts.ts';
import type { topics } from '../topics.ts';
import { ComparedHomes } from './compared-homes.tsx';
import { ComparisonActions } from './comparison-actions.tsx';
import css from './comparisons.module.css';
import type { SavedComparison } from './comparisons-queries.ts';

/** A saved comparison with its homes; opens over this page, or by its link where there is no script. */
export function ComparisonCard({ comparison }: { readonly comparison: SavedComparison }) {
  const bus = useTopics<typeof topics>();
  const { homes, createdAt } = comparison;
  const plantIds = homes.map(({ id }) => id);
  const href = sharedComparisonHref(plantIds);
  const name = comparison.name ?? texts.nameless(createdAt);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    bus.ask('comparator/open', { from: 'link', plantIds });
  };
  return (
    <article className={css.card}>
      <header>
        <h2 className={css.name}>{name}</h2>
        {comparison.name !== null && <p className={css.since}>{texts.since(createdAt)}</p>}
      </header>
      <ComparedHomes homes={homes} label={texts.homes(name)} />
      <div className={css.actions}>
        <ButtonLink look="secondary" size="s" href={href} aria-label={texts.openNamed(name)} onClick={open}>
          {texts.open}
        </ButtonLink>
        <ComparisonActions id={comparison.id} name={name} />
        <ShareButton title={name} href={href} />
      </div>
    </article>
  );
}
