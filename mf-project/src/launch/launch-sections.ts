import { sectionIds } from '../model/section-ids.ts';
import type { PageSection } from '../project/section-anchors.tsx';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';

/** The six parts of a launch in their order; only features can be missing [B105, M088]. */
export function sectionsOf({ features }: Pick<LaunchData, 'features'>): PageSection[] {
  return [
    { id: sectionIds.description, label: texts.anchorDescription },
    { id: sectionIds.gallery, label: texts.anchorGallery },
    ...(features.length > 0 ? [{ id: sectionIds.features, label: texts.anchorFeatures }] : []),
    { id: sectionIds.plans, label: texts.anchorPlans },
    { id: sectionIds.quote, label: texts.anchorQuote },
    { id: sectionIds.location, label: texts.anchorLocation },
  ];
}
