import { contactPayload } from 'shared-contracts/domain/contact.ts';
import { expect, test } from 'vitest';
import { recordFixture } from '../testing/plant-fixtures.ts';
import { type ContactVisit, contactPayloadOf } from './contact-payload.ts';
import { targetOfRecord } from './contact-target.ts';

const values = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '300 123 4567',
  phoneCountry: 'CO',
  homeCountry: 'CO',
  homeCity: 'Cali',
  day: '2026-11-23',
  time: '10:30',
  prefersWhatsapp: true,
  hasAgreed: true,
  wantsNews: false,
};
const target = targetOfRecord(recordFixture());
const payloadOf = (visit: Partial<ContactVisit>, of = target) =>
  contactPayloadOf({
    values,
    target: of,
    visit: { product: 'umbral', userKey: 'k', ...visit },
    phone: '+573001234567',
    countryName: 'Colombia',
  });

test('[B065] the payload has exactly the fields of the call', () => {
  const payload = payloadOf({});
  expect(Object.keys(payload).toSorted()).toEqual(Object.keys(contactPayload.shape).toSorted());
  expect(contactPayload.parse(payload)).toMatchObject({
    site: 'CO',
    phone: '+573001234567',
    id_builder: 5,
    id_plant: 7,
    property_name: 'Alameda 170',
    plant_price: 400_000_000,
    project_region: 'Centro',
    schedule_date: '2026-11-23',
    schedule_time: '10:30',
    whatsapp: 1,
    login: 0,
    agree_terms: 'S',
    user_key: 'k',
  });
});

test('[B046] a hidden price is not sent', () => {
  expect(payloadOf({}, targetOfRecord(recordFixture({ hide_price: true }))).plant_price).toBeNull();
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
