import { expect, test } from 'vitest';
import { credentialIssues, readCredentials } from './credentials.ts';

test('[M002, M014] a sign-in needs an email and eight characters', () => {
  expect(credentialIssues({ email: 'ana', password: '1234567' })).toEqual({
    email: 'El mail no es válido',
    password: 'Mínimo 8 caracteres',
  });
  expect(credentialIssues({ email: 'ana@example.com', password: 'Umbral-2026' })).toEqual({});
});

test('[B071] an address is trimmed, a password is taken as it was typed', () => {
  const data = new FormData();
  data.set('email', ' ana@example.com ');
  data.set('password', ' clave con espacios ');
  expect(readCredentials(data)).toEqual({ email: 'ana@example.com', password: ' clave con espacios ' });
  expect(readCredentials(new FormData())).toEqual({ email: '', password: '' });
});
