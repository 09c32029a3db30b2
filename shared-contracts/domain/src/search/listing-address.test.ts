import { expect, test } from 'vitest';
import { listingAddress } from './listing-address.ts';

test.each([
  ['/proyectos-vivienda', '/proyectos-vivienda'],
  [
    '/proyectos-vivienda/bogota/suba?h=2%2B&p=150M-900M&vista=mapa',
    '/proyectos-vivienda/bogota/suba?h=2%2B&p=150M-900M&vista=mapa',
  ],
  ['/umbraltv/cali?page=3', '/umbraltv/cali'],
  ['/proyectos-gold/bogota?page=2&b=2#resultados', '/proyectos-gold/bogota?b=2'],
  ['/proyectos-vivienda/bogotá', '/proyectos-vivienda/bogot%C3%A1'],
])('[C120] %s is a listing: %s', (text, address) => {
  expect(listingAddress.parse(text)).toBe(address);
});

test.each([
  '',
  '/',
  'proyectos-vivienda',
  '/actualidad',
  '/api/users/logout',
  '/proyectos-vivienda/../api/users/logout',
  '/proyectos-vivienda/%2e%2e/mi-cuenta',
  '//evil.example/proyectos-vivienda',
  '/\\evil.example/proyectos-vivienda',
  '/\t/evil.example/proyectos-vivienda',
  'https://evil.example/proyectos-vivienda',
  'javascript:alert(1)',
  `/proyectos-vivienda?q=${'x'.repeat(8000)}`,
  `/proyectos-vivienda?q=${'á'.repeat(3000)}`,
])('[C120] %j is none', (text) => {
  expect(listingAddress.safeParse(text).success).toBe(false);
});
