import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const ofRoot = /(^|[\s,}])(:root|html)\s*(,[^{}]*)?\{[^}]*--/;

// A property of the root that comes with a later file restyles every element of a page that is there already.
test('only the styles that every document begins with give the root properties', () => {
  const sheets = globSync('{shell,mf-*}/**/*.css', { cwd: root, exclude: (name) => name === 'node_modules' });
  expect(sheets.length).toBeGreaterThan(100);
  expect(sheets.filter((sheet) => ofRoot.test(readFileSync(root + sheet, 'utf8')))).toEqual([]);
});
