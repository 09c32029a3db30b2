import { BuilderBlock } from '../project/builder-block.tsx';
import { DescriptionSection } from '../project/description-section.tsx';
import { FeaturesSection } from '../project/features-section.tsx';
import { LocationSection } from '../project/location-section.tsx';
import type { PlantData } from '../project/plant-data.ts';
import { DeliverySection } from './delivery-section.tsx';
import { MoneySection } from './money-section.tsx';
import { PlansSection } from './plans-section.tsx';
import css from './plant-body.module.css';
import { TransparencySection } from './transparency-section.tsx';

/** Everything below the title, part by part. */
export function PlantBody({ plant }: { readonly plant: PlantData }) {
  return (
    <div className={css.sections}>
      <DescriptionSection words={plant} />
      <DeliverySection plant={plant} />
      <FeaturesSection features={plant.features} building={plant.building} />
      <PlansSection plant={plant} />
      <MoneySection plant={plant} />
      <LocationSection place={plant.place} contact={plant.contact} />
      <TransparencySection plant={plant} />
      <BuilderBlock builder={plant.builder} />
    </div>
  );
}
