import { computingMs } from '@umbral/domain/testing/computing-ms.ts';
import { expect, test } from 'vitest';
import { projectFormExample } from './project-form-example.ts';
import { findingsIn, textFindings } from './text-checks.ts';

const kinds = (text: string) => findingsIn(text, true).map(({ key }) => key);

test.each([
  ['Escríbenos a ventas@alameda.com', 'contact'],
  ['Llama al 300 123 4567', 'contact'],
  ['Más en www.alameda.co', 'contact'],
  ['VIVE EN EL PARAÍSO', 'capitals'],
  ['Un lugar ÚNICO, EXCLUSIVO para ti', 'capitals'],
  ['Ven ya!!', 'exclamation'],
  ['¡¡Separa hoy!', 'exclamation'],
  ['Quedan las últimas unidades. Son 3 torres', 'scarcity'],
  ['Últimos apartamentos disponibles', 'scarcity'],
  ['Con la mejor vista de la ciudad', 'superlative'],
  ['Acabados inigualables', 'superlative'],
  ['Valorización garantizada en dos años', 'promise'],
  ['Tu crédito aprobado', 'promise'],
  ['No te lo pierdas', 'hurry'],
  ['Es tu última oportunidad', 'hurry'],
  ['Dos  habitaciones', 'spaces'],
  ['Lorem ipsum dolor sit amet', 'placeholder'],
  ['XXXX', 'placeholder'],
  [
    'A building with three towers and a green park, ten minutes from the station, with two and three bedrooms for your family.',
    'language',
  ],
])('"%s" is told about: %s', (text, kind) => {
  expect(kinds(text)).toContain(kind);
});

test.each([
  'Torre 1 apto 502',
  'Casas VIS y VIP de 135 SMMLV',
  'Conjunto PH con BBQ, SPA, TV y WIFI',
  'Alameda DEL PARQUE',
  'Últimas 4 unidades de la torre 2',
  'Quedan las últimas unidades: 7 en total',
  'Elige la mejor opción para tu familia',
  'La mejor forma de llegar es por la autopista',
  'Mejora la calidad de vida',
  '¡Conócelo!',
  '¿Sabías que tiene 3.500 m² de zonas verdes?',
  'Desde $ 236.372.175 con entrega en 2028',
  'Calle 170 # 54-20',
  'Zonas verdes\n\nPortería y salón social',
  'The Park: apartamentos de dos y tres habitaciones con balcón, en el norte de la ciudad y cerca de la estación',
  'Crédito con garantía hipotecaria',
])('"%s" is left alone', (text) => {
  expect(kinds(text)).toEqual([]);
});

test('every free text of a form is read, each at its path', () => {
  const [plant] = projectFormExample.plants;
  const bad = 'www.alameda.com';
  const form = {
    ...projectFormExample,
    description: bad,
    common_area_photos: [
      { name: 'Salón', image: 'up-1' },
      { name: bad, image: 'up-1' },
    ],
    plants: [
      {
        ...plant,
        name: bad,
        blueprints: [{ floor: '1', name: bad, image: 'up-1', drop_points: [{ name: bad, image: 'up-1', x: 0, y: 0 }] }],
        specifications: { listed: [], custom: ['Cava', bad] },
        stock: [{ name: '502', description: bad }],
      },
    ],
    exterior_specifications: { listed: [], custom: [bad] },
    nearby_places: [{ name: bad, category: 'park' }],
  };
  expect(textFindings(form).map(({ path, key }) => `${key} ${path}`)).toEqual([
    'contact description',
    'contact plants.0.stock.0.description',
    'contact common_area_photos.1.name',
    'contact plants.0.name',
    'contact plants.0.blueprints.0.name',
    'contact plants.0.blueprints.0.drop_points.0.name',
    'contact plants.0.specifications.custom.1',
    'contact exterior_specifications.custom.0',
    'contact nearby_places.0.name',
  ]);
});

test.each([[undefined], [null], ['x'], [{ plants: 'two', description: 7, common_area_photos: [null, 3] }]])(
  'a form that is %o holds no texts',
  (form) => {
    expect(textFindings(form)).toEqual([]);
  },
);

test('the example of the form reads well', () => {
  expect(textFindings(projectFormExample)).toEqual([]);
});

test('a text without end is checked at its beginning only', () => {
  const description = 'a'.repeat(12_000_000);
  expect(computingMs(() => expect(textFindings({ description })).toEqual([]))).toBeLessThan(1_000);
});
