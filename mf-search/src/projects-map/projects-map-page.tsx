import { formatCount, formatInteger } from 'shared-contracts/domain/format.ts';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { ChipRow, FilterChip, LinkChip } from 'shared-contracts/ui/chip.tsx';
import { MapSide } from '../map/map-side.tsx';
import { mapPageTexts as texts } from '../texts/map-page-texts.ts';
import { texts as listing } from '../texts.ts';
import css from './projects-map.module.css';
import type { loader } from './projects-map-route.ts';

/** Every project on a map that has the whole screen; without script the same search by city [R064]. */
export function ProjectsMapPage() {
  const { href, count, applied, cities } = useLoaderData<typeof loader>();
  return (
    <div>
      <div className={css.screen}>
        <header className={css.head}>
          <Anchor href={routes.home.href()} className={css.home}>
            {texts.toPortal}
          </Anchor>
          <h1 tabIndex={-1} className={css.title}>
            {texts.heading}
          </h1>
          <p className={css.count}>{formatCount(count, listing.projects.one, listing.projects.many)}</p>
          <ButtonLink href={href} look="secondary" size="s" className={css.list}>
            {texts.toList}
          </ButtonLink>
        </header>
        {applied.length > 0 && (
          <div className={css.applied}>
            <ChipRow flow="scroll">
              {applied.map(({ label, href: without }) => (
                <FilterChip key={label} href={without}>
                  {label}
                </FilterChip>
              ))}
            </ChipRow>
          </div>
        )}
        <MapSide look="whole" href={href} isPage />
      </div>
      <nav className={css.cities} aria-label={texts.byCity}>
        <h2 className={css.citiesTitle}>{texts.byCity}</h2>
        <ChipRow>
          {cities.map((city) => (
            <LinkChip key={city.label} href={city.href} count={formatInteger(city.count)}>
              {city.label}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
    </div>
  );
}
