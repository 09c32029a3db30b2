import type { Amenity } from '@umbral/domain/vocabulary/amenities.ts';
import { avatar } from './avatar/avatar.ts';
import { people } from './avatar/people.ts';
import { coversByTopic } from './cover/covers.ts';
import { logo, logoCount } from './logo/logo.ts';
import type { MediaKind } from './manifest/entry.ts';
import { createLayouts } from './plan/layouts.ts';
import { plan } from './plan/plan.ts';
import { planAlt } from './plan/plan-alt.ts';
import { shownAmenities } from './site-plan/shown-amenities.ts';
import { sitePlan } from './site-plan/site-plan.ts';
import { sites } from './site-plan/sites.ts';

/** A picture of the library: how it is drawn and in which widths it is kept. */
export interface Picture {
  readonly key: string;
  readonly kind: MediaKind;
  /** Groups pictures that belong together, as a layout or the topic of an article. */
  readonly group: string;
  readonly alt: string;
  readonly widths: readonly number[];
  /** What a site plan shows, as specifications. */
  readonly shows?: readonly Amenity[];
  draw(): string;
}

/** One sheet for each level of each layout. */
function plans(): Picture[] {
  return createLayouts().flatMap((layout) =>
    layout.levels.map(
      (level): Picture => ({
        key: level.picture,
        kind: 'plan',
        group: layout.key,
        alt: planAlt(layout, level),
        widths: [],
        draw: () => plan(layout, level),
      }),
    ),
  );
}

function sitePlans(): Picture[] {
  return sites.map((site) => ({
    key: `site-plan/${site.slug}`,
    kind: 'site-plan',
    group: site.typology,
    alt: site.alt,
    widths: [],
    shows: shownAmenities(site),
    draw: () => sitePlan(site),
  }));
}

/** Illustrations of articles; their group is the topic. */
function covers(): Picture[] {
  return Object.entries(coversByTopic).flatMap(([topic, scenes]) =>
    scenes.map(({ slug, alt, draw }) => ({
      key: `cover/${topic}/${slug}`,
      kind: 'cover',
      group: topic,
      alt,
      widths: [480, 960, 1280],
      draw,
    })),
  );
}

type Drawn = Omit<Picture, 'key' | 'kind' | 'group'>;

function numbered(kind: MediaKind, count: number, make: (index: number, seed: string) => Drawn): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { key: `${kind}/${number}`, kind, group: kind, ...make(index, number) };
  });
}

/** Every picture that is drawn; the others are rendered by the queue. */
export const pictures: readonly Picture[] = [
  ...plans(),
  ...sitePlans(),
  ...numbered('logo', logoCount, (index) => ({
    alt: 'Logotipo de la constructora',
    widths: [],
    draw: () => logo(index),
  })),
  ...numbered('avatar', people.length, (index) => ({ alt: 'Retrato dibujado', widths: [], draw: () => avatar(index) })),
  ...covers(),
];
