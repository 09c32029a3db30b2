import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { mapIcon } from '@umbral/kit/media/icons.ts';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useEffect, useRef, useState } from 'react';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import css from './builder-map.module.css';

/** Where all its projects stand. Not a byte of the map comes before somebody asks for it. */
export function BuilderMap({ slug }: { readonly slug: string }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the focus goes to what took its place.
  useEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <section className={css.section} aria-labelledby="mapa">
      <SectionHeading id="mapa">{texts.map}</SectionHeading>
      <p className={css.onPaper}>{texts.mapOnPaper}</p>
      {isOpen ? (
        <div ref={place} tabIndex={-1} className={css.map}>
          <Fragment of="mf-search/builder-map" props={{ builder: slug }} />
        </div>
      ) : (
        <Button look="secondary" icon={mapIcon} onClick={() => setOpen(true)}>
          {texts.openMap}
        </Button>
      )}
    </section>
  );
}
