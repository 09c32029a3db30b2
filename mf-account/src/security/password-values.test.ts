import { expect, test } from 'vitest';
import { newPasswordIssues } from './password-values.ts';

test('[M006, M014, M015] a new password wants the current one, eight characters, and the same twice', () => {
  expect(newPasswordIssues({ current_password: '', password: 'corta', password_confirm: 'otra' })).toEqual({
    current_password: 'El campo es obligatorio',
    password: 'Mínimo 8 caracteres',
    password_confirm: 'Las contraseñas no coinciden',
  });
  const fine = { current_password: 'x', password: 'una clave larga', password_confirm: 'una clave larga' };
  expect(newPasswordIssues(fine)).toEqual({});
});
