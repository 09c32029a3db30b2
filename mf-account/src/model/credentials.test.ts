import { expect, test } from 'vitest';
import { credentialIssues, type Registration, registrationIssues } from './credentials.ts';
import { returnPath } from './return-path.ts';

const form: Registration = {
  firstName: 'Ana María',
  lastName: 'Núñez',
  email: 'ana@example.com',
  phone: '300 000 0001',
  phoneCountry: 'CO',
  password: 'Umbral-2026',
  passwordConfirm: 'Umbral-2026',
  hasAgreed: true,
};

test('[B074] a whole registration has no issue', () => {
  expect(registrationIssues(form)).toEqual({});
});

test('[B074, M001, M004, M006, M014, M015, M016] each field says what is wrong with it', () => {
  const wrong = { ...form, firstName: 'An4', lastName: '', password: 'corta', hasAgreed: false };
  expect(registrationIssues(wrong)).toEqual({
    firstName: 'El nombre no es válido',
    lastName: 'El campo es obligatorio',
    password: 'Mínimo 8 caracteres',
    passwordConfirm: 'Las contraseñas no coinciden',
    hasAgreed: 'Debes aceptar los términos y condiciones.',
  });
  expect(registrationIssues({ ...form, lastName: 'X Æ 12' }).lastName).toBe('El apellido no es válido');
});

test('[M002, M014] a sign-in needs an email and eight characters', () => {
  expect(credentialIssues({ email: 'ana', password: '1234567' })).toEqual({
    email: 'El mail no es válido',
    password: 'Mínimo 8 caracteres',
  });
});

test.each([
  ['/mi-cuenta/favoritos?a=1', '/mi-cuenta/favoritos?a=1'],
  ['https://evil.example', '/'],
  ['//evil.example/x', '/'],
  ['/\\evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [null, '/'],
])('[B015, B076] after signing in, %j leads to %s', (value, path) => {
  expect(returnPath(value)).toBe(path);
});
