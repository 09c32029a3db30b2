import { expect, test } from 'vitest';
import { type Change, copyOfExample, issuesOf } from '../testing/changed-project.ts';
import { projectForm, projectFormIssues } from './project-form.ts';
import { projectFormExample as example } from './project-form-example.ts';

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
  expect(projectFormIssues({ ...copyOfExample(), unknown: 1 })).not.toEqual({});
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
