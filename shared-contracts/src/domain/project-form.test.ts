import { describe, expect, test } from 'vitest';
import { isMobile, normalizeBuilderPhone } from './builder-phone.ts';
import { isInCountry } from './country-bounds.ts';
import { projectForm, projectFormIssues } from './project-form.ts';
import { projectFormExample as example } from './project-form-example.ts';
import { actionsOn } from './project-states.ts';

type Change = (form: ReturnType<typeof copy>) => void;

function copy() {
  return structuredClone(example) as typeof example & { plants: [(typeof example.plants)[0]] };
}

function issuesOf(change: Change): Record<string, string> {
  const form = copy();
  change(form);
  return projectFormIssues(form);
}

function plantOf(form: ReturnType<typeof copy>) {
  const [plant] = form.plants;
  if (!plant) throw new Error('the example has no plant');
  return plant;
}

test('[B095] the example passes; typed numbers and phones come out as numbers and in international form', () => {
  const form = projectForm.parse(example);
  expect(form.location.coordinates).toEqual({ lat: 4.7489, lng: -74.0521 });
  expect(form.plants[0]?.built_area).toBe(68.5);
  expect(form.contact).toMatchObject({ main_phone: '+573000000001', other_phones: ['+576017450000'] });
});

test('[B095] an empty form names every field once, in Spanish', () => {
  const issues = projectFormIssues({});
  expect(issues.name).toBe('El campo es obligatorio');
  expect(issues.agree_terms).toBe('Debes aceptar los términos y condiciones.');
  expect(issues.common_area_photos).toBe('El campo es obligatorio');
  expect(Object.values(issues).join(' ')).not.toMatch(/Invalid|expected|Too /);
  expect(projectFormIssues({ ...copy(), unknown: 1 })).not.toEqual({});
});

const text = 'a'.repeat(299);
const rules: [string, Change, string, string][] = [
  [
    '[B096] 299 characters',
    (f) => (f.description = text),
    'description',
    'La descripción debe tener entre 300 y 1000 caracteres',
  ],
  [
    '[B096] 299 characters of two units each',
    (f) => (f.description = '🏠'.repeat(299)),
    'description',
    'La descripción debe tener entre 300 y 1000 caracteres',
  ],
  [
    '[B096] 1001 characters',
    (f) => (f.description = 'a'.repeat(1001)),
    'description',
    'La descripción debe tener entre 300 y 1000 caracteres',
  ],
  [
    '[B096] a mail in the description',
    (f) => (f.description += ' ventas@example.com'),
    'description',
    'La descripción no puede tener correos, teléfonos ni enlaces',
  ],
  [
    '[B096] a phone in wide digits',
    (f) => (f.description += ' ３００１２３４５６７'),
    'description',
    'La descripción no puede tener correos, teléfonos ni enlaces',
  ],
  [
    '[B096] a link in the description',
    (f) => (f.description += ' www.example.com'),
    'description',
    'La descripción no puede tener correos, teléfonos ni enlaces',
  ],
  [
    '[B096, M081] no photo',
    (f) => (f.common_area_photos = []),
    'common_area_photos',
    'Se requiere mínimo 1 y máximo 20 fotos',
  ],
  [
    '[B096, M081] 21 photos',
    (f) => (f.common_area_photos = Array.from({ length: 21 }, () => ({ name: 'Lobby', image: 'a' }))),
    'common_area_photos',
    'Se requiere mínimo 1 y máximo 20 fotos',
  ],
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
    '[B097] no exterior specification',
    (f) => (f.exterior_specifications.listed = []),
    'exterior_specifications.listed',
    'Elige entre 1 y 15 especificaciones',
  ],
  [
    '[B097] six own specifications',
    (f) => (f.exterior_specifications.custom = ['aa', 'bb', 'cc', 'dd', 'ee', 'ff']),
    'exterior_specifications.custom',
    'Puedes agregar máximo 5 especificaciones propias',
  ],
  [
    '[B097] the same specification in another spelling',
    (f) => (f.exterior_specifications.custom = ['Huerta', 'HUÉRTA']),
    'exterior_specifications.custom.1',
    'Una especificación no puede repetirse',
  ],
  [
    '[B097] a listed specification twice',
    (f) => (f.common_services.listed = ['lift', 'lift']),
    'common_services.listed.1',
    'Una especificación no puede repetirse',
  ],
  [
    '[B097] six nearby places',
    (f) => (f.nearby_places = Array.from({ length: 6 }, (_, n) => ({ name: `p ${n}`, category: 'park' as const }))),
    'nearby_places',
    'Puedes agregar máximo 5 lugares cercanos',
  ],
  [
    '[B097] four other phones',
    (f) => (f.contact.other_phones = ['+573000000011', '+573000000012', '+573000000013', '+573000000014']),
    'contact.other_phones',
    'Puedes agregar máximo 3 teléfonos',
  ],
  [
    '[B097] four e-mails',
    (f) => (f.contact.contact_emails = ['a@x.co', 'b@x.co', 'c@x.co', 'd@x.co']),
    'contact.contact_emails',
    'Puedes agregar máximo 3 correos',
  ],
  [
    '[M002] a wrong e-mail',
    (f) => (f.contact.contact_emails = ['a@x']),
    'contact.contact_emails.0',
    'El mail no es válido',
  ],
  [
    '[M005] a mobile without +57',
    (f) => (f.contact.main_phone = '3001234567'),
    'contact.main_phone',
    'El número no es válido',
  ],
  [
    'a phone that is there already',
    (f) => (f.contact.other_phones = ['+57 (300) 000-0001']),
    'contact.other_phones.0',
    'Este elemento está repetido',
  ],
  [
    'WhatsApp on a landline',
    (f) => (f.contact.whatsapp = '0317450000'),
    'contact.whatsapp',
    'Escribe un celular con indicativo, por ejemplo +57 300 123 4567',
  ],
  [
    '[B098] letters in a coordinate',
    (f) => (f.location.coordinates.lat = '4°N'),
    'location.coordinates.lat',
    'Las coordenadas solo llevan números, punto, coma y guion',
  ],
  [
    '[B098] a latitude of 91',
    (f) => (f.location.coordinates.lat = 91),
    'location.coordinates.lat',
    'Las coordenadas solo llevan números, punto, coma y guion',
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
    (f) => Object.assign(plantOf(f), { property_type: 'lot', number_bedrooms: null, number_parking: null }),
    'plants.0.number_bathrooms',
    'Un lote no tiene habitaciones, baños ni parqueaderos',
  ],
  [
    'two typologies of one name',
    (f) => f.plants.push({ ...plantOf(f), name: 'apartamento TIPO a' }),
    'plants.1.name',
    'Este elemento está repetido',
  ],
  ['no social network', (f) => (f.social_networks = []), 'social_networks', 'Agrega al menos una red social'],
  [
    'a link that runs a script',
    (f) => (f.project_video = 'javascript:alert(1)'),
    'project_video',
    'Escribe un enlace completo, que empiece por https://',
  ],
  [
    '[M016] terms not accepted',
    (f) => Object.assign(f, { agree_terms: false }),
    'agree_terms',
    'Debes aceptar los términos y condiciones.',
  ],
  [
    'an identification of four digits',
    (f) => (f.financial_legal.identification = '1234'),
    'financial_legal.identification',
    'La identificación lleva solo números, mínimo 5',
  ],
  [
    'none beside another category',
    (f) => (f.project_category = ['none', 'vis']),
    'project_category',
    'La categoría "Ninguna" no se combina con otras',
  ],
  [
    'a custom fee without its count',
    (f) => (f.financial_legal.custom_monthly_fee = 1),
    'financial_legal.custom_fee_count',
    'La cuota personalizada y su número de cuotas van juntas',
  ],
  ['a NUL in a name', (f) => (f.name = 'a\u0000b'), 'name', 'El valor no es válido'],
  ['a mark that turns the text', (f) => (f.name = 'Torre \u202eetroN'), 'name', 'El valor no es válido'],
  [
    'half a character in an address',
    (f) => (f.location.address = 'Calle \ud800'),
    'location.address',
    'El valor no es válido',
  ],
  [
    'a delivery in the year 0000',
    (f) => (f.financial_legal.estimated_delivery_date = '0000-01-01'),
    'financial_legal.estimated_delivery_date',
    'La fecha no es válida',
  ],
];

test.each(rules)('%s is refused at its field', (_name, change, path, message) => {
  expect(issuesOf(change)).toEqual({ [path]: message });
});

test('lots list no features and have no rooms; a description of exactly 1000 characters passes', () => {
  const form = copy();
  Object.assign(plantOf(form), {
    property_type: 'lot',
    number_bedrooms: null,
    number_bathrooms: null,
    number_parking: null,
    specifications: { listed: [], custom: [] },
  });
  form.description = 'á'.repeat(1000);
  expect(projectFormIssues(form)).toEqual({});
});

test.each([
  ['+57 324 123 4567', '+573241234567'],
  ['03 4 4445566', '+576044445566'],
  ['(601) 745 0000', '+576017450000'],
  ['+507 6123 4567', '+50761234567'],
  ['3001234567', undefined],
  ['+57 200 000 0000', undefined],
  ['039 4445566', undefined],
  ['+57 300 000 0001 ext 2', undefined],
])('the phone "%s" is stored as %s', (written, stored) => {
  expect(normalizeBuilderPhone(written)).toBe(stored);
});

test('landlines of Colombia take no WhatsApp', () => {
  expect([isMobile('+573000000001'), isMobile('+576017450000'), isMobile('+50761234567')]).toEqual([true, false, true]);
});

test.each([
  ['CO', 4.65, -74.05, true],
  ['CO', 12.58, -81.7, true],
  ['CO', -4.21, -69.94, true],
  ['CO', -74.05, 4.65, false],
  ['CO', 8.98, -79.52, false],
  ['PA', 8.98, -79.52, true],
  ['CO', 40.4, -3.7, false],
  ['ES', 28.1, -15.4, true],
  ['XX', 0, 0, true],
])('a point in %s at %d, %d: %s', (country, lat, lng, isInside) => {
  expect(isInCountry(country, { lat, lng })).toBe(isInside);
});

describe('states', () => {
  test('[B099] builders pause and activate their own; publishing is for administrators', () => {
    expect(actionsOn({ state: 'draft', isHeld: false }, 'builder')).toEqual(['send-to-review', 'archive']);
    expect(actionsOn({ state: 'published', isHeld: false }, 'builder')).toEqual(['pause', 'archive']);
    expect(actionsOn({ state: 'in-review', isHeld: false }, 'administrator')).toContain('publish');
    expect(actionsOn({ state: 'archived', isHeld: false }, 'builder')).toEqual([]);
  });

  test('what an administrator paused stays paused for the builder', () => {
    expect(actionsOn({ state: 'paused', isHeld: true }, 'builder')).toEqual(['archive']);
    expect(actionsOn({ state: 'paused', isHeld: true }, 'administrator')).toContain('activate');
  });
});
