import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { onDensePhone } from '@umbral/kit/cards/photo-sizes.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import { Carousel } from '@umbral/kit/layout/carousel.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useId } from 'react';
import { featuredTexts as texts } from '../../texts/featured-texts.ts';
import type { FeaturedProps } from './featured-projects-props.ts';

interface FeaturedProjectsProps {
  readonly props: FeaturedProps;
  readonly data: readonly PlantCard[];
}

/** The projects that the portal puts first [B048]. */
export function FeaturedProjects({ data }: FeaturedProjectsProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} action={<Anchor href={routes.housing.href()}>{texts.seeAll}</Anchor>}>
        {texts.projects}
      </SectionHeading>
      {data.length === 0 ? (
        <p>{texts.emptyList}</p>
      ) : (
        <Carousel label={texts.projects} perView="cards">
          {data.map((card) => (
            <ListedPlant
              key={card.id}
              card={card}
              headingLevel={3}
              sizes={`${onDensePhone}, (min-width: 1200px) 320px, (min-width: 680px) 46vw, 80vw`}
            />
          ))}
        </Carousel>
      )}
    </section>
  );
}
