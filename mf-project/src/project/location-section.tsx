import { nearbyPlaceCategoryLabels } from '@umbral/domain/vocabulary/labels.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { mapIcon, pinIcon } from '@umbral/kit/media/icons.ts';
import { isOnMap } from '../model/is-on-map.ts';
import type { ProjectPlace, SalesRoom } from '../model/project-data.ts';
import { sectionIds } from '../model/section-ids.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import { sheetTexts } from '../texts/sheet-texts.ts';
import { distanceLabel } from './distance-label.ts';
import css from './location-section.module.css';
import { placeIcons } from './place-icons.ts';

interface LocationSectionProps {
  readonly place: ProjectPlace;
  readonly contact: SalesRoom;
  /** A picture of the surroundings that leads to the map. */
  readonly preview?: MapPreview;
}

interface MapPreview {
  readonly src: string;
  readonly href: string;
}

/** Where it stands in words and coordinates, where to visit it, and what is around. */
export function LocationSection({ place, contact, preview }: LocationSectionProps) {
  const { lat, lng, nearby } = place;
  return (
    <section id={sectionIds.location} className={css.section}>
      <SectionHeading>{texts.locationTitle}</SectionHeading>
      <div className={css.columns}>
        <address className={css.address}>
          <p className={css.line}>
            <Icon of={pinIcon} />
            <span>
              <strong>{place.address}</strong>
              <br />
              {place.line}
            </span>
          </p>
          {isOnMap(place) && <MapPoint lat={lat} lng={lng} />}
          {contact.salesRoom && (
            <p>
              <strong>{texts.salesRoom}</strong>
              <br />
              {contact.salesRoom}
            </p>
          )}
          {contact.hours && (
            <p>
              <strong>{texts.officeHours}</strong>
              <br />
              {contact.hours}
            </p>
          )}
        </address>
        {nearby.length > 0 && <Nearby nearby={nearby} />}
      </div>
      {preview && isOnMap(place) && <Preview {...preview} place={place} />}
    </section>
  );
}

function Preview({ src, href, place }: MapPreview & { readonly place: ProjectPlace }) {
  return (
    <figure className={css.preview}>
      <Anchor href={href} className={css.map} aria-label={sheetTexts.seeMap}>
        <img
          src={src}
          alt={sheetTexts.mapOf(place.address)}
          width={1000}
          height={500}
          loading="lazy"
          decoding="async"
          className={css.picture}
        />
      </Anchor>
      <figcaption className={css.caption}>
        {sheetTexts.mapNote}{' '}
        <Anchor href={href} data-print="no">
          {sheetTexts.seeMap}
        </Anchor>
      </figcaption>
    </figure>
  );
}

function MapPoint({ lat, lng }: Pick<ProjectPlace, 'lat' | 'lng'>) {
  return (
    <>
      <p className={css.coordinates}>
        {texts.coordinates}: {lat.toFixed(5)}, {lng.toFixed(5)}
      </p>
      <p data-print="no">
        <ButtonLink
          look="secondary"
          size="s"
          icon={mapIcon}
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
          target="_blank"
          rel="noopener"
        >
          {texts.openMap} <span className="visually-hidden">{texts.opensElsewhere}</span>
        </ButtonLink>
      </p>
    </>
  );
}

function Nearby({ nearby }: Pick<ProjectPlace, 'nearby'>) {
  return (
    <div>
      <h3 className={css.title}>{texts.nearbyTitle}</h3>
      <ul className={css.nearby}>
        {nearby.map(({ name, category, distanceM }) => (
          <li key={`${category}${name}`} className={css.entry}>
            <Icon of={placeIcons[category]} className={css.icon} />
            <span>
              {name}
              <small className={css.kind}>{nearbyPlaceCategoryLabels[category]}</small>
            </span>
            {distanceM !== undefined && <span className={css.distance}>{distanceLabel(distanceM)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
