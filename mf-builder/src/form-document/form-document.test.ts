import { expect, test, vi } from 'vitest';
import { countedOnce } from './counted-once.ts';
import { wholeForm } from './empty-form.ts';
import { createFormDocument } from './form-document.ts';
import { appendItem, moveItem, removeItem } from './form-lists.ts';

const plant = (name: string) => ({ name, price: 1 });
const open = () => createFormDocument({ name: 'A', location: { city: 1 }, plants: [plant('Uno'), plant('Dos')] });

test('[B142] a value is written where it belongs, and all beside it stays the same object', () => {
  const document = open();
  const { location, plants } = document.form();
  const other = document.read('plants.1');
  document.write('plants.0.price', 350_000_000);
  expect(document.read('plants.0')).toEqual({ name: 'Uno', price: 350_000_000 });
  expect(document.form().location).toBe(location);
  expect(document.read('plants.1')).toBe(other);
  expect(document.read('plants')).not.toBe(plants);
});

test('what is not there yet comes with its first value', () => {
  const document = createFormDocument({});
  document.write('contact.contact_emails.0', 'ventas@example.com');
  document.write('location.coordinates.lat', '4.7');
  expect(document.form()).toEqual({
    contact: { contact_emails: ['ventas@example.com'] },
    location: { coordinates: { lat: '4.7' } },
  });
});

test('writing what stands there already tells nobody', () => {
  const document = open();
  const listener = vi.fn();
  document.subscribe(listener);
  document.write('name', 'A');
  expect(listener).not.toHaveBeenCalled();
  document.write('name', 'B');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('[B095] an issue is shown once its field was left, or when everything is asked for', () => {
  const document = open();
  document.setFound({ name: 'corto', 'location.city': 'falta' });
  expect(document.issueAt('name')).toBeUndefined();
  document.touch('name');
  expect(document.issueAt('name')).toBe('corto');
  expect(document.issueAt('location.city')).toBeUndefined();
  document.reveal();
  expect(document.issueAt('location.city')).toBe('falta');
});

test('what was wrong with a field before it was written is not said when it is left; what is seen stays until the next look', () => {
  const document = open();
  document.setFound({ name: 'falta', 'location.city': 'falta' });
  document.write('name', 'Torre');
  document.touch('name');
  expect(document.issueAt('name')).toBeUndefined();
  document.touch('location.city');
  document.write('location.city', 2);
  expect(document.issueAt('location.city')).toBe('falta');
  document.setFound({ name: 'corto' });
  expect(document.issueAt('name')).toBe('corto');
  expect(document.issueAt('location.city')).toBeUndefined();
});

test('what the server refused is shown at once and goes when its field, or what it lies in, changes', () => {
  const document = open();
  document.refuse({ 'plants.0.price_range': 'no es', 'plants.1.name': 'repetido', name: 'ya hay uno' });
  document.write('plants.0.price', 2);
  expect(document.issueAt('plants.0.price_range')).toBe('no es');
  document.write('name', 'B');
  expect(document.issueAt('name')).toBeUndefined();
  document.write('plants', []);
  expect(document.issueAt('plants.1.name')).toBeUndefined();
});

test('items are added, moved and taken away; no place outside of the list is taken', () => {
  const document = open();
  const names = () => [0, 1, 2].map((index) => document.read(`plants.${index}.name`));
  expect(appendItem(document, 'plants', plant('Tres'))).toBe(2);
  moveItem(document, 'plants', 2, 0);
  expect(names()).toEqual(['Tres', 'Uno', 'Dos']);
  moveItem(document, 'plants', 0, -1);
  moveItem(document, 'plants', 0, 3);
  expect(names()).toEqual(['Tres', 'Uno', 'Dos']);
  removeItem(document, 'plants', 1);
  expect(names()).toEqual(['Tres', 'Dos', undefined]);
});

test('a stored form gets every field that the schema knows, and keeps what it has', () => {
  const form = wholeForm({ name: 'Alameda', location: { city: 5 }, plants: [{ name: 'A', price: 9 }] }, 7);
  expect(form).toMatchObject({ name: 'Alameda', builder: 7, location: { city: 5, zone: null } });
  expect(form.plants).toEqual([expect.objectContaining({ name: 'A', price: 9, stock: [], built_area: null })]);
});

test('[B095] what is wrong is counted once: a list as a whole and what lies in it are one thing to put right', () => {
  const document = open();
  const issues = {
    plants: 'agrega una',
    'plants.0.name': 'falta',
    'plants.0.price': 'falta',
    'location.city': 'falta',
  };
  document.setFound(issues);
  document.reveal();
  expect([document.countShown('plants'), document.countFound('plants')]).toEqual([1, 1]);
  document.setFound({ 'plants.0.name': 'falta', 'plants.0.price': 'falta' });
  expect(document.countShown('plants')).toBe(2);
  expect(countedOnce(Object.keys(issues))).toEqual(['plants', 'location.city']);
});
