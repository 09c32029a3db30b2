import { sectionIds } from '../model/section-ids.ts';
import type { PageSection } from '../project/section-anchors.tsx';
import { developmentTexts as texts } from '../texts/development-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import type { DevelopmentData } from './development-data.ts';

/** The parts of a project's page in their order; only features can be missing. */
export function sectionsOf({ features }: Pick<DevelopmentData, 'features'>): PageSection[] {
  return [
    { id: sectionIds.types, label: texts.anchorTypes },
    { id: sectionIds.description, label: plantTexts.anchorDescription },
    ...(features.length > 0 ? [{ id: sectionIds.features, label: plantTexts.anchorFeatures }] : []),
    { id: sectionIds.location, label: plantTexts.anchorLocation },
    { id: sectionIds.builder, label: plantTexts.anchorBuilder },
  ];
}
