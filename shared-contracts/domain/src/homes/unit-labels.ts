import type { UnitOrientation, UnitOutlook, UnitState } from './unit-vocabulary.ts';

/** How a home stands, as visitors and builders read it. */
export const unitStateLabels: Readonly<Record<UnitState, string>> = {
  available: 'Disponible',
  held: 'Apartado',
  reserved: 'Separado',
  sold: 'Vendido',
  unreleased: 'Aún no sale a la venta',
};

/** Where the windows look. */
export const unitOrientationLabels: Readonly<Record<UnitOrientation, string>> = {
  n: 'Norte',
  ne: 'Nororiente',
  e: 'Oriente',
  se: 'Suroriente',
  s: 'Sur',
  sw: 'Suroccidente',
  w: 'Occidente',
  nw: 'Noroccidente',
};

/** What is seen from them. */
export const unitOutlookLabels: Readonly<Record<UnitOutlook, string>> = {
  street: 'A la calle',
  interior: 'Interior',
  park: 'Al parque',
  city: 'A la ciudad',
  mountains: 'A las montañas',
  sea: 'Al mar',
  garden: 'Al jardín',
  pool: 'A la piscina',
};
