import { describe, expect, test } from 'vitest';
import {
  effectiveMaximum,
  hasContactData,
  hasCoordinateCharacters,
  isCommentContent,
  isCommentName,
  isCommentSubject,
  isEmail,
  isFilled,
  isLeadName,
  isPassword,
  isPersonName,
  parseDigits,
  priceRangeError,
  validationMessages,
} from './validation.ts';

test('messages M001 to M017, M081 and M082 are word for word', () => {
  expect(Object.values(validationMessages)).toEqual([
    'El nombre no es válido',
    'El mail no es válido',
    'El email no es válido',
    'El apellido no es válido',
    'El número no es válido',
    'El campo es obligatorio',
    'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.',
    'Notamos que estás en el exterior, ¿Estás seguro que este es tu número? Sí es correcto continua',
    'Este valor no puede ser mayor al rango máximo',
    'Este valor no puede ser menor al rango mínimo',
    'Solo se permiten caracteres',
    'Debes seleccionar un periodo',
    'Es necesario realizar esta calificación',
    'Mínimo 8 caracteres',
    'Las contraseñas no coinciden',
    'Debes aceptar los términos y condiciones.',
    'Debe ingresar un email válido',
    'Se requiere mínimo 1 y máximo 20 fotos',
    'El porcentaje debe ser entre 0 - 100',
  ]);
});

test.each([
  ['Ana María Ñáñez', true],
  [' José  Güell ', true],
  ['Ana2', false],
  ['Ana-María', false],
  ['', false],
  ['Анна', false],
])('[B060] the name "%s" passes: %s', (name, passes) => {
  expect(isPersonName(name)).toBe(passes);
});

test('[B060] a lead name has at least 5 characters', () => {
  expect(isLeadName('Ana B')).toBe(true);
  expect(isLeadName('Ana ')).toBe(false);
});

test.each([
  ['ana@example.com', true],
  ['ana.b+casa@sub.example.com.co', true],
  ['ana@example', false],
  ['ana@@example.com', false],
  ['ana..b@example.com', false],
  ['ana b@example.com', false],
  ['ana@-example.com', false],
  [`${'a'.repeat(250)}@x.co`, false],
])('the e-mail "%s" passes: %s', (email, passes) => {
  expect(isEmail(email)).toBe(passes);
});

test('[B074] passwords have at least 8 characters, required fields some', () => {
  expect(isPassword('1234567')).toBe(false);
  expect(isPassword('12345678')).toBe(true);
  expect(isFilled('  ')).toBe(false);
});

describe('comments', () => {
  test('[B068] a name has at least 3 of its characters', () => {
    expect(isCommentName('Ana_2 & Cía. Ñ-1')).toBe(true);
    expect(isCommentName('An')).toBe(false);
    expect(isCommentName('Ana!')).toBe(false);
    expect(isCommentSubject('')).toBe(true);
    expect(isCommentSubject('¿Precio?')).toBe(false);
  });

  test('[B068] content is printable Latin: no emoji, no other script', () => {
    expect(isCommentContent('¿Cuánto cuesta el m²? ¡Gracias!\nAna')).toBe(true);
    expect(isCommentContent('“Excelente” – dijo…')).toBe(true);
    expect(isCommentContent('Qué bien 🏠')).toBe(false);
    expect(isCommentContent('你好')).toBe(false);
    expect(isCommentContent('   ')).toBe(false);
  });
});

describe('price range', () => {
  test('[B032] the end that was changed gets its own text', () => {
    expect(priceRangeError({ min: 300, max: 200 }, 'min')).toBe(validationMessages.aboveMaximum);
    expect(priceRangeError({ min: 300, max: 200 }, 'max')).toBe(validationMessages.belowMinimum);
    expect(priceRangeError({ min: 200, max: 200 }, 'max')).toBeUndefined();
    expect(priceRangeError({ max: 200 }, 'max')).toBeUndefined();
  });

  test('[B032] a maximum of 0 or less is the store maximum', () => {
    expect(effectiveMaximum(0, 900)).toBe(900);
    expect(effectiveMaximum(-5)).toBe(2_800_000_000);
    expect(effectiveMaximum(500, 900)).toBe(500);
    expect(priceRangeError({ min: 800, max: 0 }, 'min', 900)).toBeUndefined();
  });

  test('[B032] digits only', () => {
    expect(parseDigits('$ 236.372.175')).toBe(236_372_175);
    expect(parseDigits('abc')).toBeUndefined();
  });
});

test.each([
  ['Escríbenos a ventas@example.com', true],
  ['Visita www.example.com', true],
  ['Más en proyecto.com.co hoy', true],
  ['Llámanos al 300 123 45 67', true],
  ['Llama al +57 3001234567', true],
  ['Apartamentos desde $ 236.372.175 con 3 alcobas, 58,5 m² y 20 pisos. Entrega 2027.', false],
  ['Torre de 24 pisos a 800 metros de la calle 170 con carrera 45', false],
])('[B096] "%s" holds contact data: %s', (text, holds) => {
  expect(hasContactData(text)).toBe(holds);
});

test('[B098] coordinates take digits, dot, comma and minus', () => {
  expect(hasCoordinateCharacters('4.6486,-74.099')).toBe(true);
  expect(hasCoordinateCharacters('4°N')).toBe(false);
});
