import { formatInteger } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, FilterChip, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { useSpelled } from '@umbral/kit/remote/use-spelled.ts';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { MapSide } from '../map/map-side.tsx';
import { StandIn } from '../stand-in/stand-in-part.ts';
import { mapPageTexts as texts } from '../texts/map-page-texts.ts';
import { counted } from '../view-model/counted.ts';
import { CountryPicture } from './country-picture.tsx';
import css from './projects-map.module.css';
import type { loader } from './projects-map-route.ts';

/** Every project on a map that has the whole screen; without script the same search by city [R064]. */
export function ProjectsMapPage() {
  const { href, mapHref, count, unit, applied, cities, placed, isStandIn } = useLoaderData<typeof loader>();
  const spelled = useSpelled();
  return (
    <div>
      <div className={isStandIn ? undefined : css.screen}>
        <header className={css.head}>
          <Anchor href={routes.home.href()} className={css.home}>
            {texts.toPortal}
          </Anchor>
          <h1 tabIndex={-1} className={css.title}>
            {texts.heading}
          </h1>
          <p className={css.count}>{counted(count, unit)}</p>
          <ButtonLink href={href} look="secondary" size="s" className={css.list}>
            {texts.toList}
          </ButtonLink>
        </header>
        {applied.length > 0 && (
          <div className={css.applied}>
            <ChipRow flow="scroll">
              {applied.map(({ label, href: without }) => (
                <FilterChip key={label} href={without}>
                  {spelled(label)}
                </FilterChip>
              ))}
            </ChipRow>
          </div>
        )}
        {isStandIn ? (
          <div className={css.notice}>
            <StandIn.Part of="map" href={mapHref} />
          </div>
        ) : (
          <MapSide look="whole" href={href} isPage />
        )}
      </div>
      <CountryPicture label={texts.picture} note={texts.pictureNote} cities={placed} />
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
