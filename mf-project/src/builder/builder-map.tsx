import { useEffect, useRef, useState } from 'react';
import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { Button } from 'shared-contracts/ui/button.tsx';
import { mapIcon } from 'shared-contracts/ui/icons.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
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
