import { expect, test } from 'vitest';
import { comparisonCsv } from './csv.ts';

test('[B053] a sheet has the titles above and a line for each row', () => {
  const row = { key: 'area', label: 'Área', values: ['58,5 m²', 'Sin información'], differs: true };
  expect(comparisonCsv('Característica', ['Nogal', 'Alameda "170"'], [row])).toBe(
    '\uFEFF"Característica";"Nogal";"Alameda ""170"""\r\n"Área";"58,5 m²";"Sin información"\r\n',
  );
});

test('no text of a builder becomes a formula', () => {
  const csv = comparisonCsv('', ['=HYPERLINK("http://x")'], []);
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
});
