import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter, LetterHome } from '../../engine/mail/mail-letter.ts';
import { type AlertNews, alertConfirm, alertCreated, alertDigest } from './alert-letters.ts';
import type { AlertOrder } from './alert-orders.ts';
import { alertPaths } from './alert-paths.ts';

const title = 'Suba con balcón';

/** The letters about alerts with invented contents. */
export const alertExamples: Readonly<Record<AlertOrder['template'], (origin: string) => readonly Letter[]>> = {
  'alert-created': (origin) => [alertCreated(title, origin, newsAt(origin))],
  'alert-confirm': (origin) => [alertConfirm('', linkTo(origin, alertPaths.confirm))],
  'alert-digest': (origin) => [
    alertDigest([newsAt(origin)], origin, true),
    alertDigest([newsAt(origin), { ...newsAt(origin), title: 'Chapinero', total: 2 }], origin, false),
  ],
};

function newsAt(origin: string): AlertNews {
  return {
    title,
    total: 9,
    homes: [
      homeAt(origin, 'Nuevo', '$ 236.372.175'),
      homeAt(origin, 'Bajó de precio', '$ 420.000.000 (antes $ 445.000.000)'),
    ],
    listingUrl: origin + routes.housing.href({ city: 'bogota', zone: 'suba' }),
    endUrl: linkTo(origin, alertPaths.end),
  };
}

function homeAt(origin: string, news: string, price: string): LetterHome {
  return {
    title: 'Alameda 170 · Tipo A',
    place: 'Suba, Bogotá',
    price,
    news,
    facts: '58,5 m² · 2 alcobas · 2 baños',
    href: origin + routes.plant.href({ city: 'bogota', zone: 'suba', type: 'apartamento', id: 'alameda-170-tipo-a' }),
    image: { src: `${origin}/media/city/09-800.webp`, alt: 'Fachada al atardecer', width: 800, height: 533 },
  };
}

function linkTo(origin: string, path: string): string {
  return `${origin}/api${path}?token=ejemplo`;
}
