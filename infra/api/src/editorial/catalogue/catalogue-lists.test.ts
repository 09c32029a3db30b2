import * as catalogue from '@umbral/domain/api/catalogue.ts';
import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
});

afterAll(() => api.close());

interface Row {
  key: string;
  name: string;
  details?: object;
}

async function rowsOf(list: Endpoint): Promise<Row[]> {
  return ((await call(api.app, list, {})) as { data: Row[] }).data;
}

/** Words by key, in the order in which they are offered. */
const vocabularies: readonly (readonly [string, Endpoint, Readonly<Record<string, string>>])[] = [
  [
    '[C021] property types',
    catalogue.listPropertyTypes,
    {
      apartment: 'Apartamento',
      house: 'Casa',
      studio: 'Apartaestudio',
      lot: 'Lotes',
      office: 'Oficina',
      retail: 'Local',
      'clinic-office': 'Consultorio',
      warehouse: 'Bodega',
      'country-house': 'Casa campestre',
      penthouse: 'Penthouse',
      duplex: 'Dúplex',
      loft: 'Loft',
    },
  ],
  [
    '[C023] building statuses',
    catalogue.listBuildingStatuses,
    {
      launch: 'Lanzamiento',
      presale: 'Preventa',
      'off-plan': 'Sobre planos',
      'under-construction': 'En construcción',
      'immediate-delivery': 'Entrega inmediata',
      'sold-out': 'Agotado',
    },
  ],
  [
    '[C024] additional criteria',
    catalogue.listCriteria,
    {
      'short-rental': 'Rentas cortas',
      holiday: 'Vacacional',
      investment: 'Inversión',
      'pet-friendly': 'Pet friendly',
      coworking: 'Coworking',
      sustainable: 'Sostenible',
      'wet-areas': 'Zonas húmedas',
      'near-mass-transit': 'Cerca a transporte masivo',
      'with-subsidy': 'Con subsidio',
      'delivery-2026': 'Entrega 2026',
      'delivery-2027': 'Entrega 2027',
      'sea-view': 'Vista al mar',
      countryside: 'Campestre',
    },
  ],
  [
    '[C025] categories of nearby places',
    catalogue.listNearbyCategories,
    {
      mall: 'Centro comercial',
      school: 'Colegio',
      university: 'Universidad',
      clinic: 'Clínica',
      park: 'Parque',
      transport: 'Transporte',
      supermarket: 'Supermercado',
      gym: 'Gimnasio',
      airport: 'Aeropuerto',
      beach: 'Playa',
    },
  ],
  [
    '[C031] regions',
    catalogue.listRegions,
    {
      valle: 'Valle',
      caribe: 'Caribe',
      centro: 'Centro',
      antioquia: 'Antioquia',
      ejecafetero: 'Eje Cafetero',
      santanderes: 'Santanderes',
    },
  ],
];

test.each(vocabularies)('%s have the product’s words, in its order', async (_title, list, words) => {
  expect((await rowsOf(list)).map(({ key, name }) => [key, name])).toEqual(Object.entries(words));
});

test('[C024] the criteria that the vacation filter stands for are marked', async () => {
  const { data } = await call(api.app, catalogue.listCriteria, {});
  expect(data.filter(({ is_holiday }) => is_holiday).map(({ key }) => key)).toEqual([
    'short-rental',
    'holiday',
    'investment',
  ]);
});

const specifications: readonly (readonly [string, Endpoint, readonly string[], number])[] = [
  ['[C028] of the outside', catalogue.listExteriorSpecifications, ['swimming-pool', 'children-pool', 'gym'], 24],
  ['[C029] of the inside', catalogue.listInteriorSpecifications, ['integral-kitchen', 'open-kitchen'], 20],
  ['[C372] of all', catalogue.listCommonServices, ['lift', 'doorman'], 8],
];

test.each(specifications)('%s: its specifications in their order, none of the other list', async (...of) => {
  const [, list, first, total] = of;
  const keys = (await rowsOf(list)).map(({ key }) => key);
  expect(keys.slice(0, first.length)).toEqual(first);
  expect(keys).toHaveLength(total);
  const [, other] = specifications.find(([, otherList]) => otherList !== list) ?? [];
  const foreign = new Set((await rowsOf(other ?? list)).map(({ key }) => key));
  expect(keys.filter((key) => foreign.has(key))).toEqual([]);
});

const span = (min: number, max: number | null) => ({ min, max });

/** What a form offers, with the figures that go with it. */
const choices: readonly (readonly [string, Endpoint, Readonly<Record<string, object>>])[] = [
  [
    '[C036] incomes in dollars',
    catalogue.listMonthlyIncomesUsd,
    {
      'Hasta US$ 1.500': span(0, 1500),
      'De US$ 1.501 a US$ 3.000': span(1501, 3000),
      'De US$ 3.001 a US$ 5.000': span(3001, 5000),
      'De US$ 5.001 a US$ 8.000': span(5001, 8000),
      'De US$ 8.001 a US$ 12.000': span(8001, 12_000),
      'Más de US$ 12.000': span(12_001, null),
    },
  ],
  [
    '[C039] delivery times',
    catalogue.listDeliveryTimes,
    {
      'Entrega inmediata': { months: 0 },
      'En menos de seis meses': { months: 6 },
      'En menos de un año': { months: 12 },
      'Entre uno y dos años': { months: 24 },
      'Entre dos y tres años': { months: 36 },
      'No tengo afán': { months: null },
    },
  ],
  [
    '[C041] times abroad',
    catalogue.listTimesAbroad,
    {
      'Menos de un año': span(0, 1),
      'De uno a tres años': span(1, 3),
      'De tres a cinco años': span(3, 5),
      'De cinco a diez años': span(5, 10),
      'Más de diez años': span(10, null),
    },
  ],
  [
    '[C042] monthly budgets',
    catalogue.listMonthlyBudgets,
    {
      'Hasta $ 800.000': span(0, 800_000),
      'De $ 800.001 a $ 1.500.000': span(800_001, 1_500_000),
      'De $ 1.500.001 a $ 2.500.000': span(1_500_001, 2_500_000),
      'De $ 2.500.001 a $ 4.000.000': span(2_500_001, 4_000_000),
      'De $ 4.000.001 a $ 7.000.000': span(4_000_001, 7_000_000),
      'Más de $ 7.000.000': span(7_000_001, null),
    },
  ],
];

test.each(choices)('%s are told in words and figures, in their order', async (_title, list, expected) => {
  expect((await rowsOf(list)).map(({ name, details }) => [name, details])).toEqual(Object.entries(expected));
});

const words: readonly (readonly [string, Endpoint, readonly string[]])[] = [
  [
    '[C037] incomes abroad',
    catalogue.listIncomesAbroad,
    [
      'Empleado con contrato a término indefinido',
      'Empleado con contrato temporal',
      'Independiente o por horas',
      'Negocio propio en el exterior',
      'Pensionado en el exterior',
      'Rentas o inversiones',
      'Ingresos en Colombia y en el exterior',
      'Remesas de un familiar',
    ],
  ],
  [
    '[C038] occupations',
    catalogue.listOccupations,
    [
      'Empleado',
      'Servidor público',
      'Docente',
      'Profesional de la salud',
      'Fuerzas Militares y Policía',
      'Contratista por prestación de servicios',
      'Independiente',
      'Comerciante',
      'Empresario',
      'Transportador',
      'Agricultor o ganadero',
      'Pensionado',
      'Rentista',
      'Estudiante',
      'Hogar',
      'Otra',
    ],
  ],
  [
    '[C040] who decides',
    catalogue.listPurchaseDecisions,
    ['Yo', 'Mi pareja y yo', 'Mi familia', 'Mis padres', 'Mis hijos', 'Un socio y yo', 'Otra persona'],
  ],
];

test.each(words)('%s: the form offers these words, in this order', async (_title, list, expected) => {
  expect((await rowsOf(list)).map(({ name }) => name)).toEqual(expected);
});
