import { expect, test } from 'vitest';
import { type Change, copyOfExample, issuesOf, plantOf } from '../testing/changed-project.ts';
import { projectFormIssues } from './project-form.ts';

const rules: [string, Change, string, string][] = [
  [
    '[M082] an initial fee of 101 percent',
    (f) => (plantOf(f).initial_fee_percent = 101),
    'plants.0.initial_fee_percent',
    'El porcentaje debe ser entre 0 - 100',
  ],
  [
    '[M082] fee and loan above the price',
    (f) => (plantOf(f).funding_percent = 71),
    'plants.0.funding_percent',
    'El porcentaje debe ser entre 0 - 100',
  ],
  [
    '[B097] sixteen specifications',
    (f) => (plantOf(f).specifications.listed = Array.from({ length: 16 }, (_, n) => `s-${n}`)),
    'plants.0.specifications.listed',
    'Elige entre 1 y 15 especificaciones',
  ],
  [
    '[B098] a point without an image',
    (f) => Object.assign(plantOf(f).blueprints[0]?.drop_points[0] ?? {}, { image: null }),
    'plants.0.blueprints.0.drop_points.0.image',
    'Cada punto del plano necesita una imagen',
  ],
  [
    '[B098] a blueprint without an image',
    (f) => Object.assign(plantOf(f).blueprints[0] ?? {}, { image: '' }),
    'plants.0.blueprints.0.image',
    'Sube una imagen',
  ],
  [
    'an area with a comma',
    (f) => (plantOf(f).built_area = '68,5'),
    'plants.0.built_area',
    'Escribe el número exacto, con punto para los decimales',
  ],
  [
    'a private area above the built one',
    (f) => (plantOf(f).private_area = 69),
    'plants.0.private_area',
    'El área privada no puede ser mayor que la construida',
  ],
  [
    '[M009] a price above the range',
    (f) => (plantOf(f).price = 2_800_000_001),
    'plants.0.price',
    'Este valor no puede ser mayor al rango máximo',
  ],
  [
    '[M010] a price of nothing',
    (f) => (plantOf(f).price = 0),
    'plants.0.price',
    'Este valor no puede ser menor al rango mínimo',
  ],
  [
    '[B099] a discount above the price',
    (f) => Object.assign(plantOf(f).stock[0] ?? {}, { discount: 416_000_000 }),
    'plants.0.stock.0.discount',
    'El descuento no puede ser mayor que el precio',
  ],
  [
    'no picture where none is inherited',
    (f) => Object.assign(plantOf(f), { main_image: null, inherit_images: false }),
    'plants.0.main_image',
    'Sube una imagen',
  ],
  [
    'a lot with bathrooms',
    (f) =>
      Object.assign(plantOf(f), {
        property_type: 'lot',
        number_bedrooms: null,
        number_parking: null,
        parking_kind: null,
      }),
    'plants.0.number_bathrooms',
    'Un lote no tiene habitaciones, baños ni parqueaderos',
  ],
  [
    'two typologies of one name',
    (f) => f.plants.push({ ...plantOf(f), name: 'apartamento TIPO a' }),
    'plants.1.name',
    'Este elemento está repetido',
  ],
];

test.each(rules)('%s is refused at its field', (_name, change, path, message) => {
  expect(issuesOf(change)).toEqual({ [path]: message });
});

test('lots list no features and have no rooms; a description of exactly 1000 characters passes', () => {
  const form = copyOfExample();
  Object.assign(plantOf(form), {
    property_type: 'lot',
    number_bedrooms: null,
    number_bathrooms: null,
    number_parking: null,
    parking_kind: null,
    specifications: { listed: [], custom: [] },
  });
  form.description = 'á'.repeat(1000);
  expect(projectFormIssues(form)).toEqual({});
});
