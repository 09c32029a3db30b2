import { describe, expect, test } from 'vitest';
import { listingFamilies } from '../vocabulary/vocabulary.ts';
import { contactPayload } from './contact.ts';
import { listingOrigin, staffOrigin } from './origin.ts';

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
