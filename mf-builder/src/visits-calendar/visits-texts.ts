import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the calendar of visits. */
export const visitsTexts = {
  title: 'Visitas',
  documentTitle: `Visitas | ${productName}`,
  lead: (count: number, waiting: number) =>
    `${count === 1 ? '1 visita esta semana' : `${count} visitas esta semana`}${waiting > 0 ? ` · ${waiting} por confirmar` : ''}`,
  contacts: 'Contactos',
  weeks: 'Semanas',
  before: 'Semana anterior',
  current: 'Semana actual',
  after: 'Semana siguiente',
  week: (from: string, to: string) => `Del ${from} al ${to}`,
  holiday: 'Festivo',
  none: 'Sin visitas',
  empty: 'No hay visitas en esta semana',
  emptyHint: 'Cuando alguien pida una, la confirmas o propones otra hora desde aquí.',
  clash: 'Coincide con otra visita a la misma sala de ventas',
  ofBuilder: (name: string) => `Visitas a ${name}`,
  choose: 'Elige una constructora',
  chooseHint: 'Verás las visitas que le han pedido.',
  today: 'Hoy',
} as const;
