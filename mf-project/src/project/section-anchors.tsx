import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { useEffect, useRef } from 'react';
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
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (inView) bringToMiddle(bar.current?.querySelector(`a[href="#${inView}"]`));
  }, [inView]);
  return (
    <div ref={bar} className={css.anchors}>
      <Tabs
        label={texts.anchors}
        tabs={sections.map(({ id, label }) => ({ href: `#${id}`, label, isCurrent: id === inView }))}
      />
    </div>
  );
}

/** Moves the row alone, never the page: on a narrow screen not all anchors have room. */
function bringToMiddle(anchor: Element | null | undefined): void {
  const row = anchor?.closest('ul');
  if (!anchor || !row) return;
  const [own, around] = [anchor.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += own.left + own.width / 2 - (around.left + around.width / 2);
}
