import { useId } from 'react';
import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Carousel } from 'shared-contracts/ui/carousel.tsx';
import { onDensePhone } from 'shared-contracts/ui/photo-sizes.ts';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
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
