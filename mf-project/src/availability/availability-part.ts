import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';

/** The element that holds the homes. */
export const availabilityId = 'inmuebles';

/** The homes of the building one by one: its code comes when a visitor is near. Its styles belong to the page. */
export const AvailabilityPart = lazyNearView(availabilityId, async () => {
  const { AvailabilitySection } = await import(
    /* webpackChunkName: "plant-availability" */ './availability-section.tsx'
  );
  return AvailabilitySection;
});
