import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { ProjectGallery } from '../gallery/project-gallery.tsx';
import type { PlantData } from '../model/plant-data.ts';
import { SectionAnchors } from '../project/section-anchors.tsx';
import { Unavailable } from '../project/unavailable.tsx';
import { ContactBar } from './contact-bar.tsx';
import { ContactRail } from './contact-rail.tsx';
import { PlantActions } from './plant-actions.tsx';
import { PlantBody } from './plant-body.tsx';
import css from './plant-page.module.css';
import { sectionsOf } from './plant-sections.ts';
import { PlantTitle } from './plant-title.tsx';
import { PriceCard } from './price-card.tsx';
import { PrintFoot } from './print-foot.tsx';
import { SimilarPlants } from './similar-plants.tsx';

interface PlantViewProps {
  readonly plant: PlantData;
  /** Nobody can be written to, and nothing be kept, of a plant that is not public yet: what is said instead. */
  readonly still?: string;
}

/** A plant and its project, public or not. */
export function PlantView({ plant, still }: PlantViewProps) {
  return (
    <Container className={css.page}>
      <div className={css.top}>
        <Breadcrumbs crumbs={plant.crumbs} />
        {!still && <PlantActions plant={plant} />}
      </div>
      <div className={css.columns}>
        <div className={css.gallery}>
          <ProjectGallery
            key={plant.id}
            title={plant.projectTitle}
            images={plant.images}
            plans={plant.plans}
            tourHref={plant.tourHref}
            plantId={plant.id}
            film={plant.film}
          />
        </div>
        <div className={css.main}>
          <SectionAnchors sections={sectionsOf(plant)} />
          <PlantTitle plant={plant} />
          <div className={css.body}>
            <PlantBody plant={plant} />
          </div>
        </div>
        <aside className={css.rail}>
          {!plant.isAvailable && <Unavailable {...plant} city={plant.place.city} plantId={plant.id} />}
          <PriceCard plant={plant} isStill={still !== undefined} />
          {plant.isAvailable && <ContactBar plant={plant} isStill={still !== undefined} />}
          {plant.isAvailable && <ContactRail target={plant.contact.target} still={still} />}
        </aside>
      </div>
      {!still && <SimilarPlants plant={plant} />}
      {!still && <PrintFoot plant={plant} />}
    </Container>
  );
}
