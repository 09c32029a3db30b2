import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { AroundSection } from '../around/around-section.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { BuilderBlock } from '../project/builder-block.tsx';
import { LocationSection } from '../project/location-section.tsx';
import { TelevisionSection } from './television-section.tsx';
import { TransparencySection } from './transparency-section.tsx';

/** The backend draws it of the portal's own places. */
const mapPictureOf = (id: number) => `/api/map/plants/${id}.webp`;

/** Where it stands, who builds it and what is certain of it. */
export function AroundSections({ plant }: { readonly plant: PlantData }) {
  return (
    <>
      <LocationSection
        place={plant.around ? { ...plant.place, nearby: [] } : plant.place}
        contact={plant.contact}
        preview={plant.standing.mapHref ? { src: mapPictureOf(plant.id), href: plant.standing.mapHref } : undefined}
      />
      {plant.around && <AroundSection around={plant.around} plantId={plant.id} />}
      {plant.place.nearby.length > 0 && <NearbyQuestions />}
      <TelevisionSection programmes={plant.standing.programmes} />
      <TransparencySection plant={plant} />
      <BuilderBlock builder={plant.builder} />
    </>
  );
}

/** What matters of the places around; asked once a visitor is near, so that nobody waits for it [B107]. */
function NearbyQuestions() {
  return useIsAlive() && <Fragment of="mf-content/audience-form" props={{ form: 'nearby-places' }} />;
}
