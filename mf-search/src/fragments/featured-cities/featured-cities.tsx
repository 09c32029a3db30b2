import { useId } from 'react';
import { formatCount } from 'shared-contracts/domain/format.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Carousel } from 'shared-contracts/ui/carousel.tsx';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { arrowRightIcon } from 'shared-contracts/ui/icons.ts';
import { Picture } from 'shared-contracts/ui/picture.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { featuredTexts as texts } from '../../texts/featured-texts.ts';
import css from './featured-cities.module.css';
import type { FeaturedCity } from './featured-cities-queries.ts';

/** Up to four cities with their picture and how much there is in each [B047]. */
export function FeaturedCities({ data }: { readonly data: readonly FeaturedCity[] }) {
  const titleId = useId();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHeading id={titleId} lead={texts.citiesLead}>
        {texts.cities}
      </SectionHeading>
      <Carousel label={texts.cities} perView="cities">
        {data.map((city) => (
          <City key={city.slug} city={city} />
        ))}
      </Carousel>
    </section>
  );
}

function City({ city: { name, slug, projects, image } }: { readonly city: FeaturedCity }) {
  return (
    <article className={css.city}>
      <div className={css.photo}>
        {image && (
          <Picture
            image={{ ...image, alt: '' }}
            ratio="4:3"
            sizes="(min-width: 1200px) 320px, (min-width: 680px) 34vw, 62vw"
          />
        )}
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <Anchor href={routes.housing.href({ city: slug })} aria-label={texts.moreOf(name)} className={css.link}>
            {name}
          </Anchor>
        </h3>
        <p className={css.count}>{formatCount(projects, texts.count.one, texts.count.many)}</p>
        <p className={css.more} aria-hidden>
          {texts.more}
          <Icon of={arrowRightIcon} size="s" />
        </p>
      </div>
    </article>
  );
}
