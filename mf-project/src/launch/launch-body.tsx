import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ProjectGallery } from '../gallery/project-gallery.tsx';
import { sectionIds } from '../model/section-ids.ts';
import { BuilderBlock } from '../project/builder-block.tsx';
import { DescriptionSection } from '../project/description-section.tsx';
import { FeaturesSection } from '../project/features-section.tsx';
import { LocationSection } from '../project/location-section.tsx';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import css from './launch-body.module.css';
import type { LaunchData } from './launch-data.ts';
import { LaunchPlans } from './launch-plans.tsx';
import { LaunchQuote } from './launch-quote.tsx';

/** The six parts in the order of their anchors, then who builds it [B105]. */
export function LaunchBody({ launch }: { readonly launch: LaunchData }) {
  const { title, words, images, sitePlans, film, features, building, homes, place, builder, contact } = launch;
  return (
    <div className={css.sections}>
      <DescriptionSection words={words} />
      <section id={sectionIds.gallery}>
        <SectionHeading>{texts.galleryTitle}</SectionHeading>
        <ProjectGallery key={launch.id} title={title} images={images} plans={sitePlans} film={film} priority="lazy" />
      </section>
      <FeaturesSection features={features} building={building} />
      <LaunchPlans launch={launch} />
      <LaunchQuote homes={homes} country={place.country} />
      <LocationSection place={place} contact={contact} />
      <BuilderBlock builder={builder} />
    </div>
  );
}
