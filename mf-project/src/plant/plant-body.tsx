import { BuilderBlock } from './builder-block.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { LocationSection } from './location-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PlansSection } from './plans-section.tsx';
import css from './plant-body.module.css';
import type { PlantData } from './plant-data.ts';
import { QuoteSection } from './quote-section.tsx';
import { TransparencySection } from './transparency-section.tsx';

interface PlantBodyProps {
  readonly plant: PlantData;
  readonly onQuote: () => void;
}

/** Everything below the title, part by part. */
export function PlantBody({ plant, onQuote }: PlantBodyProps) {
  return (
    <div className={css.sections}>
      <DescriptionSection plant={plant} />
      <DeliverySection plant={plant} />
      <FeaturesSection plant={plant} />
      <PlansSection plant={plant} />
      <MoneySection plant={plant} />
      {plant.money && plant.isAvailable && <QuoteSection plant={plant} money={plant.money} onQuote={onQuote} />}
      <LocationSection plant={plant} />
      <TransparencySection plant={plant} />
      <BuilderBlock plant={plant} />
    </div>
  );
}
