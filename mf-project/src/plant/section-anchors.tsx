import { Tabs } from 'shared-contracts/ui/tabs.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import type { PlantData } from './plant-data.ts';
import css from './section-anchors.module.css';
import { sectionIds } from './section-ids.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Anchors of the page's parts; they stay in sight and tell where one is. */
export function SectionAnchors({ plant }: { readonly plant: PlantData }) {
  const sections = [
    { id: sectionIds.description, label: texts.anchorDescription, isThere: true },
    { id: sectionIds.features, label: texts.anchorFeatures, isThere: plant.features.length > 0 },
    { id: sectionIds.plans, label: texts.anchorPlans, isThere: true },
    { id: sectionIds.quote, label: texts.anchorQuote, isThere: plant.isAvailable && plant.money !== undefined },
    { id: sectionIds.location, label: texts.anchorLocation, isThere: true },
    { id: sectionIds.builder, label: texts.anchorBuilder, isThere: true },
  ].filter(({ isThere }) => isThere);
  const inView = useSectionInView(sections.map(({ id }) => id));
  return (
    <div className={css.anchors}>
      <Tabs
        label={texts.anchors}
        tabs={sections.map(({ id, label }) => ({ href: `#${id}`, label, isCurrent: id === inView }))}
      />
    </div>
  );
}
