import { expect, test } from 'vitest';
import { answerPairs } from './form-answers.ts';

test('[C086, C394] what a form asked is told in words, amounts as money, and nothing that was left empty', () => {
  const answers = { form: 'impulsa', monthly_budget: 2_000_000, investment_budget: null, ciudades: ['Cali', 'Bogotá'] };
  expect(answerPairs({ ...answers, cargo: '' })).toEqual([
    ['Formulario', 'impulsa'],
    ['Presupuesto al mes', '$ 2.000.000'],
    ['Ciudades', 'Cali, Bogotá'],
  ]);
});
