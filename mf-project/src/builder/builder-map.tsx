import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared-contracts/ui/button.tsx';
import { mapIcon } from 'shared-contracts/ui/icons.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import css from './builder-map.module.css';

const OpenedMap = lazy(async () => ({
  default: (await import(/* webpackChunkName: "builder-map" */ './opened-map.tsx')).OpenedMap,
}));

/** Where all its projects stand. Not a byte of the map comes before somebody asks for it. */
export function BuilderMap({ slug }: { readonly slug: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.section} aria-labelledby="mapa">
      <SectionHeading id="mapa">{texts.map}</SectionHeading>
      {isOpen ? (
        <div className={css.map}>
          <Suspense fallback={<p role="status">{texts.mapLoading}</p>}>
            <OpenedMap slug={slug} />
          </Suspense>
        </div>
      ) : (
        <Button look="secondary" icon={mapIcon} onClick={() => setOpen(true)}>
          {texts.openMap}
        </Button>
      )}
    </section>
  );
}
