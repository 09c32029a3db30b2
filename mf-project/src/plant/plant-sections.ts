import type { PlantData } from '../model/plant-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import type { PageSection } from '../project/section-anchors.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';

/** The parts of the page that the plant has, in their order. */
export function sectionsOf({ features, isAvailable, money, around }: PlantData): PageSection[] {
  return [
    { id: sectionIds.description, label: texts.anchorDescription, isThere: true },
    { id: sectionIds.features, label: texts.anchorFeatures, isThere: features.length > 0 },
    { id: sectionIds.plans, label: texts.anchorPlans, isThere: true },
    { id: sectionIds.quote, label: texts.anchorQuote, isThere: isAvailable && money !== undefined },
    { id: sectionIds.location, label: texts.anchorLocation, isThere: true },
    { id: sectionIds.around, label: texts.anchorAround, isThere: around !== undefined },
    { id: sectionIds.builder, label: texts.anchorBuilder, isThere: true },
  ].flatMap(({ isThere, ...section }) => (isThere ? [section] : []));
}
