import { formatCount, joinWords } from '@umbral/domain/format/format.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { pinIcon } from '@umbral/kit/media/icons.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { BuilderLogo } from '../ui/builder-logo.tsx';
import { ResponseBadge } from '../ui/response-badge.tsx';
import { Stars } from '../ui/stars.tsx';
import css from './builder-card.module.css';
import type { BuilderCardData } from './builders-data.ts';

const shownCities = 3;

/** A builder in the directory: one link over the whole card. */
export function BuilderCard({ builder }: { readonly builder: BuilderCardData }) {
  const { name, href, logo, description, cities, projectCount, rating, ratingCount, responseTime } = builder;
  return (
    <article className={css.card}>
      <div className={css.top}>
        <BuilderLogo logo={logo} />
        <div>
          <h2 className={css.name}>
            <Anchor href={href} className={css.link}>
              {name}
            </Anchor>
          </h2>
          <Stars rating={rating} count={ratingCount} />
        </div>
      </div>
      <p className={css.description}>{description}</p>
      <div className={css.facts}>
        <ResponseBadge time={responseTime} />
        <p className={css.place}>
          <Icon of={pinIcon} size="s" />
          {cities.length > 0 ? citiesLine(cities) : '—'}
        </p>
      </div>
      <p className={css.count}>{formatCount(projectCount, texts.projects.one, texts.projects.many)}</p>
    </article>
  );
}

/** "Bogotá, Cali y Medellín", or the first three and how many more. */
function citiesLine(cities: readonly string[]): string {
  const rest = cities.length - shownCities;
  return rest > 0 ? `${cities.slice(0, shownCities).join(', ')} +${rest}` : joinWords(cities);
}
