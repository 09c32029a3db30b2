import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { CategoryTag } from '@umbral/kit/cards/category-tag.tsx';
import { StatusChip } from '@umbral/kit/cards/status-chip.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import type { DevelopmentData } from './development-data.ts';
import css from './development-title.module.css';
import { areaSpan, offerCounts } from './offer-facts.ts';

/** What it is called, where, by whom, and how much there is of it. */
export function DevelopmentTitle({ development }: { readonly development: DevelopmentData }) {
  const { title, status, isAvailable, categories, words, place, builder } = development;
  return (
    <header className={css.head}>
      <div className={css.tags}>
        {isAvailable ? <StatusChip status={status} /> : <StatusChip status="sold-out" label={plantTexts.unavailable} />}
        {categories.map((category) => (
          <CategoryTag key={category} category={category} />
        ))}
        {words.benefit && <span className={css.benefit}>{words.benefit}</span>}
      </div>
      <h1 tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p className={css.line}>
        <span>
          {plantTexts.byBuilder} <Anchor href={builder.href}>{builder.name}</Anchor>
        </span>
        <span className={css.place}>
          <Icon of={pinIcon} size="s" />
          {[place.neighborhood ?? place.zone, place.city].join(', ')}
        </span>
      </p>
      <p className={css.counts}>{[...offerCounts(development), areaSpan(development)].filter(Boolean).join(' · ')}</p>
    </header>
  );
}
