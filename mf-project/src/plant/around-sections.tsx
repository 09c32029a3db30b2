import { BuilderBlock } from '../project/builder-block.tsx';
import { LocationSection } from '../project/location-section.tsx';
import type { PlantData } from '../project/plant-data.ts';
import { TransparencySection } from './transparency-section.tsx';

/** Where it stands, who builds it and what is certain of it. */
export function AroundSections({ plant }: { readonly plant: PlantData }) {
  return (
    <>
      <LocationSection place={plant.place} contact={plant.contact} />
      <TransparencySection plant={plant} />
      <BuilderBlock builder={plant.builder} />
    </>
  );
}
