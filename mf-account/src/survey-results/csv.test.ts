import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('[R127] a file holds numbers as Spanish spreadsheets read them, and nothing that they would run', () => {
  expect(
    csvOf(
      ['Constructora', 'Promedio'],
      [
        ['=1+1', 4.5],
        ['Uno; "dos"', null],
      ],
    ),
  ).toBe('\uFEFFConstructora;Promedio\r\n\'=1+1;4,5\r\n"Uno; ""dos""";\r\n');
});
