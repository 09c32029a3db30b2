import type { DeclaredSettings } from '@umbral/protocol/settings/declared-setting.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settingsData } from './declared-settings.ts';
import { readSourceContract } from './source-contract.ts';

const write = (settings: DeclaredSettings) => settingsData('src/settings.ts', settings);

test('what a remote declares of its settings stands in its contract, and in no shell’s', async () => {
  const { settings } = await readSourceContract('mf-insurance', 'infra/releases/src/testing/mf-insurance');
  expect(settings).toEqual({
    broker: {
      schema: { type: 'string', minLength: 3, maxLength: 60 },
      default: 'Umbral Seguros',
      about: 'Who sells the insurance, as visitors read it.',
    },
  });
});

test.each<[object, string]>([
  [{ mapsApiKey: { schema: z.string() } }, 'declares mapsApiKey, but settings stand in documents that anybody reads'],
  [{ rows: { schema: z.int(), default: 'many' } }, 'declares rows, but its default does not fit'],
  [{ since: { schema: z.iso.date() } }, 'since: payload has format: "date"'],
  [{ desk: { schema: z.object({ at: z._default(z.int(), 3) }) } }, 'desk: payload is changed while it is read'],
])('what nobody could say does not build: %j', (settings, fault) => {
  expect(() => write(settings as DeclaredSettings)).toThrow(fault);
});
