import { expect, test } from 'vitest';
import { foundIssues, hasIssues, landIssues, noIssues, withoutIssue } from './issues.ts';

test('only fields with a sentence are wrong, in the order of the form', () => {
  const found = foundIssues({ name: 'Falta', email: undefined, phone: false, city: '', consent: 'Acepta' });
  expect(Object.entries(found)).toEqual([
    ['name', 'Falta'],
    ['consent', 'Acepta'],
  ]);
  expect([hasIssues(found), hasIssues(noIssues)]).toEqual([true, false]);
});

test('a field that is corrected loses its issue, any other changes nothing', () => {
  const issues = { name: 'Falta', email: 'Falta' };
  expect(withoutIssue(issues, 'name')).toEqual({ email: 'Falta' });
  expect(withoutIssue(issues, 'phone')).toBe(issues);
  expect(withoutIssue(issues, 'toString')).toBe(issues);
});

test('issues of an answer land on the nearest control around them, the first of each control', () => {
  const controls = ['email', 'cities', 'plants.0.price', 'plants'];
  const answer = {
    'cities.3': 'No existe',
    'cities.5': 'Tampoco existe',
    'plants.0.price': 'Muy alto',
    'plants.1.name': 'Repetido',
    utm_source: 'Nadie lo ve',
  };
  expect(landIssues(answer, (name) => controls.includes(name))).toEqual({
    cities: 'No existe',
    'plants.0.price': 'Muy alto',
    plants: 'Repetido',
  });
});
