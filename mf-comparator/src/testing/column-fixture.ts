import { priceOf } from '@umbral/domain/money/price.ts';
import type { ComparedColumn } from '../table/compared-column.ts';

export const pesos = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

/** A column of the table for tests. */
export function column(changes: Partial<ComparedColumn> = {}): ComparedColumn {
  return {
    id: 7,
    title: 'Alameda 170',
    href: '/proyectos-vivienda/bogota/suba/apartamento/alameda-170',
    price: priceOf(400_000_000),
    private_area: 50,
    number_fees: null,
    housing: 'none',
    administrative_expenses: 200_000,
    isActive: true,
    image: null,
    delivery: Date.UTC(2027, 10, 21, 5) / 1000,
    country: 'CO',
    types: [],
    type: 'apartment',
    initial_fee_percent: 30,
    built_area: 58,
    room_number: 2,
    bath_number: 0,
    parking_number: null,
    m2_price: 6_896_552,
    separation_fee: 2_000_000,
    stock_quantity: 12,
    project: {
      building_status: 'off-plan',
      tower_elevators: 2,
      pet_friendly: true,
      localization: { neighborhood: 'Niza', zone: 'Suba', city: 'Bogotá', stratum: 4 },
      nearby_places: [{ name: 'Parque' }, { name: 'Colegio' }, { name: 'Clínica' }, { name: 'Centro comercial' }],
      builder: { name: 'Nogal Constructores' },
    },
    ...changes,
  };
}
