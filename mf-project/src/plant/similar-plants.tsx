import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { PlantRail } from '../ui/plant-cards.tsx';
import css from './similar-plants.module.css';

/** Plants of other projects that are near in place, type and price [C069]. */
export function SimilarPlants({ cards }: { readonly cards: readonly PlantCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section className={css.similar} aria-labelledby="parecidos">
      <SectionHeading id="parecidos">{texts.similarTitle}</SectionHeading>
      <PlantRail cards={cards} label={texts.similarTitle} />
    </section>
  );
}
