import { expect, test } from 'vitest';
import { type RegistrationValues, registrationIssues } from './registration-values.ts';

const form: RegistrationValues = {
  first_name: 'Ana María',
  last_name: 'Núñez',
  phone: '300 000 0001',
  phone_country: 'CO',
  password: 'Umbral-2026',
  password_confirm: 'Umbral-2026',
  agree_terms: true,
};

test('[B074] a whole registration has no issue', () => {
  expect(registrationIssues(form, true)).toEqual({});
});

test('[B074, M001, M004, M006, M014, M015, M016] each field says what is wrong with it', () => {
  const wrong = { ...form, first_name: 'An4', last_name: '', password: 'corta', agree_terms: false };
  expect(registrationIssues(wrong, true)).toEqual({
    first_name: 'El nombre no es válido',
    last_name: 'El campo es obligatorio',
    password: 'Mínimo 8 caracteres',
    password_confirm: 'Las contraseñas no coinciden',
    agree_terms: 'Debes aceptar los términos y condiciones.',
  });
  expect(registrationIssues({ ...form, last_name: 'X Æ 12' }, true).last_name).toBe('El apellido no es válido');
});

test('[B059, B072] a number that is none of its country is told as such, none at all as missing', () => {
  expect(registrationIssues(form, false)).toEqual({ phone: 'El número no es válido' });
  expect(registrationIssues({ ...form, phone: '' }, false)).toEqual({ phone: 'El campo es obligatorio' });
});
