import { propertyTypeNouns } from '@umbral/domain/vocabulary/labels.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { CategoryTag } from '@umbral/kit/cards/category-tag.tsx';
import { StatusChip } from '@umbral/kit/cards/status-chip.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import type { PlantData } from '../model/plant-data.ts';
import { developmentTexts } from '../texts/development-texts.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { PlantFacts } from './plant-facts.tsx';
import css from './plant-title.module.css';

/** What it is, where, by whom, and its measures. */
export function PlantTitle({ plant }: { readonly plant: PlantData }) {
  const { place, builder } = plant;
  return (
    <header className={css.head}>
      <div className={css.tags}>
        {plant.isAvailable ? (
          <StatusChip status={plant.status} />
        ) : (
          <StatusChip status="sold-out" label={texts.unavailable} />
        )}
        {plant.categories.map((category) => (
          <CategoryTag key={category} category={category} />
        ))}
        {plant.benefit && <span className={css.benefit}>{plant.benefit}</span>}
      </div>
      <h1 tabIndex={-1} className={css.title}>
        {plant.projectTitle} <span className="visually-hidden">·</span>{' '}
        <span className={css.unit}>{plant.plantTitle}</span>
      </h1>
      <p className={css.line}>
        <span>
          {propertyTypeNouns[plant.type].one} · {texts.byBuilder} <Anchor href={builder.href}>{builder.name}</Anchor>
        </span>
        <span className={css.place}>
          <Icon of={pinIcon} size="s" />
          {[place.neighborhood ?? place.zone, place.city].join(', ')}
        </span>
        <ToDevelopment plant={plant} />
      </p>
      <PlantFacts plant={plant} />
    </header>
  );
}

/** To the project as a whole, where it has a page. */
function ToDevelopment({ plant: { launchHref, developmentHref, areas } }: { readonly plant: PlantData }) {
  if (launchHref) return <Anchor href={launchHref}>{texts.seeLaunch}</Anchor>;
  return developmentHref && <Anchor href={developmentHref}>{developmentTexts.seeDevelopment(areas.length)}</Anchor>;
}
