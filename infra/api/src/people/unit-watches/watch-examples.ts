import { routes } from '@umbral/domain/routes/table.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { unitFree, watchConfirm } from './watch-letters.ts';
import type { WatchOrder } from './watch-orders.ts';
import { watchPaths } from './watch-paths.ts';

const home = { name: 'Apartamento 1203', tower: 'Torre 2', project: 'Alameda 170', place: 'Suba, Bogotá' };
const plant = { city: 'bogota', zone: 'suba', type: 'apartamento', id: 'alameda-170-tipo-a' };
const linkTo = (origin: string, path: string) => `${origin}/api${path}?token=ejemplo`;

/** The letters about homes that somebody waits for, with invented contents. */
export const watchExamples: Readonly<Record<WatchOrder['template'], (origin: string) => readonly Letter[]>> = {
  'unit-watch-confirm': (origin) => [watchConfirm(home, linkTo(origin, watchPaths.confirm))],
  'unit-free': (origin) => [
    unitFree(home, origin + routes.plant.href(plant), linkTo(origin, watchPaths.end)),
    unitFree({ ...home, tower: null }, origin + routes.plant.href(plant), linkTo(origin, watchPaths.end)),
  ],
};
