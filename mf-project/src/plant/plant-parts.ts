// Drawn by the server, while the code comes later: these styles belong to the page.
import '@umbral/kit/layout/section-heading.module.css';
import '../around/around.module.css';
import '../project/builder-block.module.css';
import '../project/delivery-section.module.css';
import '../project/description-section.module.css';
import '../project/features-section.module.css';
import '../project/location-section.module.css';
import '../plans/plan-drawing.module.css';
import '../ui/builder-logo.module.css';
import '../ui/fact-list.module.css';
import '../ui/stars.module.css';
import './television-section.module.css';
import './transparency-section.module.css';
import '@umbral/kit/facade/facade.module.css';
import '../availability/availability.module.css';
import { lazyNearView } from '@umbral/kit/layout/lazy-near-view.tsx';
import { AvailabilityPart } from '../availability/availability-part.ts';
import { ContactPart } from '../contact/contact-part.ts';
import { MoneyBoard } from '../money/money-part.ts';

/** The elements that hold the parts. */
export const partIds = { home: 'inmueble', around: 'proyecto' } as const;

/** What the home is and when it is ready. */
export const HomePart = lazyNearView(partIds.home, async () => {
  const { HomeSections } = await import(/* webpackChunkName: "plant-home" */ './home-sections.tsx');
  return HomeSections;
});

/** Where it stands, who builds it and what is certain of it. */
export const AroundPart = lazyNearView(partIds.around, async () => {
  const { AroundSections } = await import(/* webpackChunkName: "plant-around" */ './around-sections.tsx');
  return AroundSections;
});

const parts = [HomePart, AvailabilityPart, MoneyBoard, AroundPart, ContactPart];

/** Brings the code of every part: what is drawn from data is drawn whole. A part whose code fails comes when it is near. */
export async function preloadParts(): Promise<void> {
  await Promise.allSettled(parts.map(({ preload }) => preload()));
}
