import { cityscape, cover } from './cover/cover.ts';
import { logo } from './cover/logo.ts';
import { type ElevationRequest, elevation, typologies } from './elevation/elevation.ts';
import type { MediaKind } from './manifest/entry.ts';
import { layouts, mirrored } from './plan/layouts.ts';
import { plan } from './plan/plan.ts';

/** A picture of the library: how it is drawn and in which widths it is kept. */
export interface Picture {
  readonly key: string;
  readonly kind: MediaKind;
  /** Groups pictures that belong together, as a typology. */
  readonly group: string;
  readonly alt: string;
  readonly widths: readonly number[];
  draw(): string;
}

const buildingsPerTypology = 4;
const shots = [
  { light: 'day', crop: 'whole', alt: 'Fachada completa a la luz del día' },
  { light: 'golden', crop: 'upper', alt: 'Balcones y ventanas al atardecer' },
  { light: 'dusk', crop: 'entrance', alt: 'Acceso iluminado al anochecer' },
] as const satisfies readonly (Omit<ElevationRequest, 'seed' | 'typology'> & { readonly alt: string })[];

function exteriors(): Picture[] {
  return typologies.flatMap((typology) =>
    Array.from({ length: buildingsPerTypology }, (_, building) =>
      shots.map(
        ({ alt, ...shot }, index): Picture => ({
          key: `facade/${typology}-${building + 1}/${index + 1}`,
          kind: 'exterior',
          group: typology,
          alt,
          widths: [400, 800, 1600],
          draw: () => elevation({ seed: `${typology} ${building}`, typology, ...shot }),
        }),
      ),
    ).flat(),
  );
}

function plans(): Picture[] {
  return layouts.flatMap((layout) =>
    [layout, mirrored(layout)].map(
      (one): Picture => ({
        key: `plan/${one.key}`,
        kind: 'plan',
        group: layout.key,
        alt: one.alt,
        widths: [800, 1600],
        draw: () => plan(one),
      }),
    ),
  );
}

function numbered(
  kind: MediaKind,
  count: number,
  make: (seed: string) => Omit<Picture, 'key' | 'kind' | 'group'>,
): Picture[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index + 1).padStart(2, '0');
    return { key: `${kind}/${number}`, kind, group: kind, ...make(number) };
  });
}

/** Every picture that the seed may use. */
export const pictures: readonly Picture[] = [
  ...exteriors(),
  ...plans(),
  ...numbered('logo', 16, (seed) => ({
    alt: 'Logotipo de la constructora',
    widths: [128, 512],
    draw: () => logo(seed),
  })),
  ...numbered('cover', 24, (seed) => ({
    alt: 'Ilustración con un plano sobre un paisaje de edificios',
    widths: [480, 960, 1600],
    draw: () => cover(seed),
  })),
  ...numbered('city', 12, (seed) => ({
    alt: 'Vista ilustrada de la ciudad',
    widths: [400, 800, 1600],
    draw: () => cityscape(seed, Number(seed) > 8),
  })),
];
