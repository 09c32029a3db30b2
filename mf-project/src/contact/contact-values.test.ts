import { expect, test } from 'vitest';
import { contactIssues, readContact } from './contact-values.ts';

const good = readContact(new FormData());
const filled = {
  ...good,
  name: 'Ana María Peña',
  email: 'ana@example.com',
  phone: '300 123 4567',
  phone_country: 'CO',
  home_country: 'CO',
  home_city: 'Cali',
  agree_terms: true,
};

test('[M006] an empty form misses name, email, phone, residence and consent', () => {
  const issues = contactIssues(good);
  expect(Object.keys(issues)).toEqual(['name', 'email', 'phone', 'home_country', 'home_city', 'agree_terms']);
  expect(issues.name).toBe('El campo es obligatorio');
  expect(issues.agree_terms).toBe('Debes aceptar los términos y condiciones.');
});

test('[B059, B060] a filled form has no issue', () => {
  expect(contactIssues(filled)).toEqual({});
});

test.each([
  ['name', 'R2-D2', 'El nombre no es válido'],
  ['email', 'ana@', 'El mail no es válido'],
  ['phone', '300-ABC', 'El número no es válido'],
] as const)('[B059, B060, M001, M002, M005] %s = %s is refused', (field, value, message) => {
  expect(contactIssues({ ...filled, [field]: value })).toEqual({ [field]: message });
});

test('[B063] a day needs a time and a time a day', () => {
  expect(contactIssues({ ...filled, schedule_date: '2026-11-23' })).toEqual({
    schedule_time: 'El campo es obligatorio',
  });
  expect(contactIssues({ ...filled, schedule_time: '10:30' })).toEqual({ schedule_date: 'El campo es obligatorio' });
});
