import type { PlantData } from '../model/plant-data.ts';
import { DeliverySection } from '../project/delivery-section.tsx';
import { DescriptionSection } from '../project/description-section.tsx';
import { FeaturesSection } from '../project/features-section.tsx';
import { PlansSection } from './plans-section.tsx';

/** What the home is and when it is ready. */
export function HomeSections({ plant }: { readonly plant: PlantData }) {
  return (
    <>
      <DescriptionSection words={plant} />
      <DeliverySection {...plant} {...plant.standing} />
      <FeaturesSection features={plant.features} building={plant.building} {...plant.standing} />
      <PlansSection plant={plant} />
    </>
  );
}
