import { expect, test } from 'vitest';
import { faultOfSettingName } from './declared-setting.ts';
import { compileSettings } from './setting-data.ts';
import { settingsDataSchema, settingValuesSchema } from './setting-schema.ts';

const declared = {
  phone: { schema: { type: 'string', maxLength: 20 } },
  isOpen: { schema: { type: 'boolean' }, default: false },
} as const;

test('a version gets what its environment says of the settings that it declares, and its own values for the rest', () => {
  const read = compileSettings(declared);
  expect(read({ phone: '6017430000', color: 'red' })).toEqual({
    values: { phone: '6017430000', isOpen: false },
    faults: [],
  });
  expect(read({ phone: '6017430000', isOpen: true }).values).toEqual({ phone: '6017430000', isOpen: true });
});

test('what is not said and has no default is a fault, as is what does not fit; its own value stands in', () => {
  const read = compileSettings(declared);
  expect(read({})).toEqual({
    values: { isOpen: false },
    faults: [{ name: 'phone', kind: 'absent', hasDefault: false }],
  });
  expect(read({ phone: 6017430000, isOpen: 'yes' })).toEqual({
    values: { isOpen: false },
    faults: [
      { name: 'phone', kind: 'unfit', hasDefault: false },
      { name: 'isOpen', kind: 'unfit', hasDefault: true },
    ],
  });
});

test.each(['adminToken', 'password', 'mapsApiKey', 'clientSecret'])(
  '%s is no name of a setting: documents show it',
  (name) => {
    expect(faultOfSettingName(name)).toContain('a secret is none');
  },
);

test('a manifest whose defaults do not fit, or whose schemas nobody reads, is not understood', () => {
  const faultOf = (data: object) => settingsDataSchema.safeParse({ phone: data }).error?.issues[0]?.message;
  expect(faultOf(declared.phone)).toBeUndefined();
  expect(faultOf({ schema: { type: 'string' }, default: 7 })).toBe('its default does not fit');
  expect(faultOf({ schema: { type: 'string', format: 'date' } })).toContain('it has format');
  expect(faultOf({ schema: { type: 'string' }, secret: true })).toContain('Unrecognized key');
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(faultOf({ schema: { type: 'string' }, default: deep })).toBe('its value is too deep');
});

test('what an environment says to one remote is small', () => {
  expect(settingValuesSchema.safeParse({ phone: 'x'.repeat(1900) }).success).toBe(true);
  expect(settingValuesSchema.safeParse({ phone: 'x'.repeat(2000) }).success).toBe(false);
});
