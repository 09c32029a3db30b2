import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './section-anchors.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** A part of the page that stands in the row of anchors. */
export interface PageSection {
  readonly id: string;
  readonly label: string;
}

/** Anchors of the page's parts; they stay in sight and tell where one is. */
export function SectionAnchors({ sections }: { readonly sections: readonly PageSection[] }) {
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
