import { expect, test } from 'vitest';
import { z } from 'zod';
import { composeSettings } from './compose-settings.ts';

const settings = composeSettings({
  first: z.object({ FIRST_PORT: z.coerce.number().default(1) }),
  second: z.object({ SECOND_KEY: z.string().min(3) }).transform(({ SECOND_KEY }) => ({ key: SECOND_KEY })),
});

test('each part reads its own variables of one environment', () => {
  expect(settings.parse({ SECOND_KEY: 'abc', OTHER: 'x' })).toEqual({
    first: { FIRST_PORT: 1 },
    second: { key: 'abc' },
  });
});

test('the variables that are wrong in any part are named together', () => {
  const { error } = settings.safeParse({ FIRST_PORT: 'x' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['FIRST_PORT', 'SECOND_KEY']);
});
