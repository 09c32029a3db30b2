import { describe, expect, test } from 'vitest';
import { contactPayload } from './contact.ts';
import { contactDayKey, isResidenceMismatch } from './contact-rules.ts';
import { listingOrigin, staffOrigin } from './origin.ts';
import { listingFamilies } from './vocabulary.ts';

const contact = {
  site: 'CO',
  name: 'Ana Ruiz',
  email: 'Ana@Example.com',
  phone: '300 123 4567',
  home_city: 'Bogotá',
  home_country: 'CO',
  id_builder: 1,
  id_plant: 7,
  plant_name: 'Tipo A',
  property_id: 3,
  property_name: 'Alameda 170',
  id_project_city: 1,
  plant_price: 245_000_000,
  whatsapp: 0,
  login: 0,
  agree_terms: 'S',
  user_key: 'k',
} as const;

function messagesOf(payload: unknown): Record<string, string> {
  const issues = contactPayload.safeParse(payload).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message]));
}

describe('payload', () => {
  test('[B065] without a campaign the origin is "Sin UTM"', () => {
    expect(contactPayload.parse(contact)).toMatchObject({
      origin: 'Sin UTM',
      email: 'ana@example.com',
      schedule_date: null,
    });
  });

  test('[B058] each wrong field has its own message', () => {
    expect(messagesOf({ ...contact, name: 'Ana 2', email: 'ana', phone: 'x', home_city: ' ' })).toEqual({
      name: 'El nombre no es válido',
      email: 'El mail no es válido',
      phone: 'El número no es válido',
      home_city: 'El campo es obligatorio',
    });
    const { name: _, ...nameless } = contact;
    expect(messagesOf(nameless)).toEqual({ name: 'El campo es obligatorio' });
  });

  test('[B102] nothing is taken without consent', () => {
    expect(contactPayload.safeParse({ ...contact, agree_terms: 'N' }).success).toBe(false);
  });

  test('[B063] an appointment has a day and one of the times', () => {
    expect(contactPayload.safeParse({ ...contact, schedule_date: '2026-11-23', schedule_time: '10:30' }).success).toBe(
      true,
    );
    expect(contactPayload.safeParse({ ...contact, schedule_date: '2026-11-23', schedule_time: '10:15' }).success).toBe(
      false,
    );
    expect(contactPayload.safeParse({ ...contact, schedule_date: '2026-11-23' }).success).toBe(false);
  });
});

describe('one registration a day', () => {
  const morning = new Date('2026-11-21T14:00:00Z');

  test('[B061] same person and title, another spelling, same day: the same', () => {
    const key = contactDayKey('ana@example.com', 'Alameda 170', morning);
    expect(contactDayKey(' ANA@example.com ', 'alameda  170', new Date('2026-11-22T04:59:00Z'))).toBe(key);
  });

  test('[B061] another day in Bogotá, another title or another person: not the same', () => {
    const key = contactDayKey('ana@example.com', 'Alameda 170', morning);
    expect(contactDayKey('ana@example.com', 'Alameda 170', new Date('2026-11-22T05:00:00Z'))).not.toBe(key);
    expect(contactDayKey('ana@example.com', 'Nogal 80', morning)).not.toBe(key);
    expect(contactDayKey('luz@example.com', 'Alameda 170', morning)).not.toBe(key);
  });
});

test('[B062] only one of residence and number in Colombia asks for a second look', () => {
  expect(isResidenceMismatch('ES', 'CO')).toBe(true);
  expect(isResidenceMismatch('CO', 'ES')).toBe(true);
  expect(isResidenceMismatch('CO', 'CO')).toBe(false);
  expect(isResidenceMismatch('ES', 'FR')).toBe(false);
  expect(isResidenceMismatch('ES', undefined)).toBe(false);
});

test('[B065] listing origins are the five tags', () => {
  expect(new Set(listingFamilies.map((family) => listingOrigin(family, 'umbral')))).toEqual(
    new Set([
      'umbral_Listings',
      'umbral_Listing_VIS',
      'umbral_Listing_SuperiorAVis',
      'umbral_Listing_GOLD',
      'umbral_Listing_TV',
    ]),
  );
});

test('[B066] staff have origins of their own', () => {
  expect(staffOrigin(['contributor'])).toBe('Reasignado');
  expect(staffOrigin(['administrador'])).toBe('Subida_Manual');
  expect(staffOrigin(['user'])).toBeUndefined();
});
