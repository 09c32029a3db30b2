import { Button } from '@umbral/kit/actions/button.tsx';
import { filterIcon } from '@umbral/kit/media/icons.ts';
import { memo, useEffect, useRef } from 'react';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import type { ListingData } from '../view-model/listing-data.ts';
import { useSheetOpener } from './asked-sheet.ts';
import { wantsForms } from './lazy-forms.ts';
import css from './mobile-bar.module.css';

const heightProperty = '--h-bar';

/** The pair at the foot of a narrow screen. What the shell fixes there stands above it. */
export const MobileBar = memo(function MobileBar({ data }: { readonly data: ListingData }) {
  const bar = useRef<HTMLDivElement>(null);
  const opensSheet = useSheetOpener(data);
  useEffect(() => {
    const root = document.documentElement;
    const { style } = root;
    const tell = () => {
      const height = bar.current?.offsetHeight ?? 0;
      const told = Number.parseFloat(getComputedStyle(root).getPropertyValue(heightProperty)) || 0;
      // Each change of it restyles the whole page.
      if (height !== told) style.setProperty(heightProperty, `${height}px`);
    };
    tell();
    window.addEventListener('resize', tell);
    return () => {
      window.removeEventListener('resize', tell);
      style.removeProperty(heightProperty);
    };
  }, []);
  return (
    <div ref={bar} className={css.mobileBar} {...wantsForms}>
      <Button {...opensSheet} icon={filterIcon} wide>
        {texts.filterButton(data.applied.length)}
      </Button>
      <AlertLink data={data} wide />
    </div>
  );
});
