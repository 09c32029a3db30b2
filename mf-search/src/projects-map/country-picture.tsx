import { countryPicture, onCountryPicture } from '@umbral/domain/ground/country-picture.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { LinkWithCount } from '../view-model/seo-links.ts';
import css from './country-picture.module.css';

/** A city on the picture. */
export interface PlacedCity extends LinkWithCount {
  readonly lat: number;
  readonly lng: number;
}

interface CountryPictureProps {
  readonly label: string;
  readonly note: string;
  readonly cities: readonly PlacedCity[];
}

/** What stands for the map where no script runs: a picture of the country whose cities are links. */
export function CountryPicture({ label, note, cities }: CountryPictureProps) {
  const { mapGround } = useRemote().environment;
  const { width, height } = countryPicture;
  if (!mapGround) return null;
  return (
    <noscript>
      <figure className={css.figure} aria-label={label}>
        <svg viewBox={`0 0 ${width} ${height}`} className={css.picture}>
          <title>{label}</title>
          <image href={`${mapGround.url}/country.svg`} width={width} height={height} />
          {withRoom(cities).map(({ label: name, href, x, y }) => (
            <a key={href} href={href}>
              <circle cx={x} cy={y} r={22} className={css.reach} />
              <circle cx={x} cy={y} r={6} className={css.dot} />
              <text x={x + 12} y={y + 6} className={css.name}>
                {name}
              </text>
            </a>
          ))}
        </svg>
        <figcaption className={css.note}>{note}</figcaption>
      </figure>
    </noscript>
  );
}

/** Pixels that a name needs for itself. */
const room = { across: 130, down: 26 } as const;

/** Cities whose names do not touch, those with most homes first; the list below has them all. */
function withRoom(cities: readonly PlacedCity[]) {
  const placed: (PlacedCity & ReturnType<typeof onCountryPicture>)[] = [];
  for (const city of cities) {
    const at = onCountryPicture(city);
    const isFree = placed.every(({ x, y }) => Math.abs(x - at.x) > room.across || Math.abs(y - at.y) > room.down);
    if (isFree) placed.push({ ...city, ...at });
  }
  return placed;
}
