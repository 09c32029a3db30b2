import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { ProjectGallery } from '../gallery/project-gallery.tsx';
import { BuilderBlock } from '../project/builder-block.tsx';
import { DeliverySection } from '../project/delivery-section.tsx';
import { DescriptionSection } from '../project/description-section.tsx';
import { FeaturesSection } from '../project/features-section.tsx';
import { LocationSection } from '../project/location-section.tsx';
import { SectionAnchors } from '../project/section-anchors.tsx';
import css from './development-page.module.css';
import type { loader } from './development-route.ts';
import { sectionsOf } from './development-sections.ts';
import { DevelopmentTitle } from './development-title.tsx';
import { OfferCard } from './offer-card.tsx';
import { TypesTable } from './types-table.tsx';
import { useProjectViewCount } from './use-project-view-count.ts';

/** The backend draws it of the portal's own places. */
const mapPictureOf = (id: number) => `/api/map/plants/${id}.webp`;

/** A project as a whole: its types side by side, and what they have in common [R130]. */
export function DevelopmentPage() {
  const development = useLoaderData<typeof loader>();
  useProjectViewCount(development.id);
  const { title, images, sitePlans, film, mapHref, asked } = development;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={development.crumbs} />
      <div className={css.columns}>
        <div className={css.gallery}>
          <ProjectGallery key={development.id} title={title} images={images} plans={sitePlans} film={film} />
        </div>
        <div className={css.main}>
          <SectionAnchors sections={sectionsOf(development)} />
          <DevelopmentTitle development={development} />
          <div className={css.sections}>
            <TypesTable title={title} types={development.types} />
            <DescriptionSection words={development.words} />
            <DeliverySection {...development} />
            <FeaturesSection features={development.features} building={development.building} />
            <LocationSection
              place={development.place}
              contact={development.contact}
              preview={mapHref ? { src: mapPictureOf(asked.id), href: mapHref } : undefined}
            />
            <BuilderBlock builder={development.builder} />
          </div>
        </div>
        <aside className={css.rail}>
          <OfferCard development={development} />
        </aside>
      </div>
    </Container>
  );
}
