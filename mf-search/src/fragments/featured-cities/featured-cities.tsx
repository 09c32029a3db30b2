import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Carousel } from '@umbral/kit/layout/carousel.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { arrowRightIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { useId } from 'react';
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
