import { sendContact } from '@umbral/domain/api/contacts.ts';
import { contactPayload } from '@umbral/domain/contact/contact.ts';
import { expect, test } from 'vitest';
import { targetOfPlant } from '../model/contact-target.ts';
import { plantFixture } from '../testing/plant-fixtures.ts';
import { type ContactVisit, contactPayloadOf } from './contact-payload.ts';
import type { ContactValues } from './contact-values.ts';

const values: ContactValues = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '300 123 4567',
  phone_country: 'CO',
  home_country: 'CO',
  home_city: 'Cali',
  message: '',
  schedule_date: '2026-11-23',
  schedule_time: '10:30',
  schedule_kind: 'video',
  whatsapp: true,
  agree_terms: true,
  news: false,
  third_parties: false,
};
const target = targetOfPlant(plantFixture());
const submissionKey = 'a1b2c3d4-0000-4000-8000-000000000001';
const payloadOf = (visit: Partial<ContactVisit>, of = target, change: Partial<ContactValues> = {}) =>
  contactPayloadOf({
    values: { ...values, ...change },
    submissionKey,
    target: of,
    visit: { product: 'umbral', userKey: 'k', ...visit },
    phone: '+573001234567',
    countryName: 'Colombia',
  });

test('[B065] the payload has exactly the fields of the call', () => {
  const payload = payloadOf({});
  const further = ['schedule_kind', 'submission_key'];
  expect(Object.keys(payload).toSorted()).toEqual([...Object.keys(contactPayload.shape), ...further].toSorted());
  expect(sendContact.body.parse(payload)).toMatchObject({
    site: 'CO',
    phone: '+573001234567',
    id_builder: 5,
    id_plant: 7,
    property_name: 'Alameda 170',
    plant_price: 400_000_000,
    project_region: 'Centro',
    schedule_date: '2026-11-23',
    schedule_time: '10:30',
    schedule_kind: 'video',
    submission_key: submissionKey,
    whatsapp: 1,
    login: 0,
    agree_terms: 'S',
    user_key: 'k',
  });
});

test('[B046] a hidden price is not sent', () => {
  expect(payloadOf({}, targetOfPlant(plantFixture({ price: { kind: 'hidden' } }))).plant_price).toBeNull();
});

test('[B063, B102] message, visit and further consents are named only where they are wanted', () => {
  const plain = payloadOf({}, target, { schedule_date: '', schedule_time: '' });
  expect(plain).toMatchObject({ schedule_date: null, schedule_time: null });
  for (const name of ['message', 'schedule_kind', 'news', 'third_parties']) expect(plain).not.toHaveProperty(name);
  const full = { message: '¿Cuándo entregan?', news: true, third_parties: true };
  expect(payloadOf({}, target, full)).toMatchObject({ message: '¿Cuándo entregan?', news: 'S', third_parties: 'S' });
});

const campaign = { source: 'boletin', source2: 'nov', medium: 'correo' };

test.each<[string, Partial<ContactVisit>, string]>([
  ['nothing is known', {}, 'Sin UTM'],
  ['a campaign brought the visitor', { campaign }, 'boletin'],
  ['it was opened on a listing', { family: 'housing' }, 'umbral_Listings'],
  ['it was opened on the social housing listing', { family: 'vis' }, 'umbral_Listing_VIS'],
  ['a campaign led to a listing', { campaign, family: 'gold' }, 'boletin'],
  ['a contributor enters it', { roles: ['contributor'], campaign }, 'Reasignado'],
  ['an administrator enters it', { roles: ['administrador'] }, 'Subida_Manual'],
])('[B065, B066, M066, M084, M085] the origin when %s', (_, visit, origin) => {
  expect(payloadOf(visit).origin).toBe(origin);
});

test('[B065] the other campaign values stand beside the origin, TV listings are named', () => {
  expect(payloadOf({ campaign })).toMatchObject({ origin_2: 'nov', medium: 'correo' });
  expect(payloadOf({ family: 'tv' })).toMatchObject({ site: 'TV', origin: 'umbral_Listing_TV' });
});
