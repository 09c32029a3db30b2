import { expect, test } from 'vitest';
import { changesOf, type ProfileValues, profileIssues, readProfile } from './profile-values.ts';

const was: ProfileValues = {
  first_name: 'Ana',
  last_name: 'Rojas',
  phone: '+573001234567',
  home_city: 'Cali',
  home_country: 'CO',
  document: null,
  preferences: { currency: 'cop', ids_interest_price: [1], ids_interest_city: [2, 7] },
};

test('[B133] only what became different is sent, also among the preferences', () => {
  expect(changesOf(was, was)).toEqual({});
  expect(changesOf(was, { ...was, home_city: null })).toEqual({ home_city: null });
  const preferences = { ...was.preferences, currency: 'usd' as const };
  expect(changesOf(was, { ...was, preferences })).toEqual({ preferences: { currency: 'usd' } });
});

test('[B133] the form is read as the backend tells it: ids in order, empty ones as nothing', () => {
  const data = new FormData();
  const fields = {
    first_name: ' Ana ',
    last_name: 'Rojas',
    phone: '+573001234567',
    home_city: 'Cali',
    home_country: 'CO',
  };
  for (const [name, value] of Object.entries({ ...fields, document: '', currency: 'cop' })) data.set(name, value);
  data.append('ids_interest_price', '1');
  for (const id of ['7', '2']) data.append('ids_interest_city', id);
  expect(changesOf(was, readProfile(data))).toEqual({});
});

test('[M001, M004, M005, M006] each field says what is wrong with it', () => {
  const wrong = { ...was, first_name: 'R2D2', last_name: '<b>', document: '12a' };
  expect(profileIssues(wrong, false)).toEqual({
    first_name: 'El nombre no es válido',
    last_name: 'El apellido no es válido',
    phone: 'El número no es válido',
    document: 'El documento debe tener entre 5 y 15 dígitos',
  });
  expect(profileIssues({ ...was, first_name: ' ' }, true)).toEqual({ first_name: 'El campo es obligatorio' });
});
