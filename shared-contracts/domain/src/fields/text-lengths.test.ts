import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contactPayload } from '../contact/contact.ts';
import { newsletter } from '../contact/newsletter.ts';
import { commentPayload } from '../editorial/comment.ts';
import { alertPayload } from '../people/alert.ts';
import { registration } from '../people/registration.ts';
import { tracking } from '../search/tracking.ts';

const endless = 'x'.repeat(10_000);
const filters = { city: endless, orderBy: endless, status: Array<string>(1000).fill('launch') };
const ids = Array.from({ length: 1000 }, (_, index) => index + 1);

const wrong: readonly [string, z.ZodType, object, readonly string[]][] = [
  ['C084', contactPayload, { user_key: endless, plant_name: endless }, ['plant_name', 'user_key']],
  [
    'C092',
    newsletter,
    { user_key: endless, ids_interest_price: ids, ids_interest_city: ids },
    ['ids_interest_city', 'ids_interest_price', 'user_key'],
  ],
  ['C103', commentPayload, { user_key: endless }, ['user_key']],
  ['C116', registration, { user_key: endless, password_confirm: endless }, ['password_confirm', 'user_key']],
  [
    'C120',
    alertPayload,
    { user_key: endless, filters },
    ['filters.city', 'filters.orderBy', 'filters.status', 'user_key'],
  ],
  [
    'C127',
    tracking,
    { building_status: endless, filters },
    ['building_status', 'filters.city', 'filters.orderBy', 'filters.status'],
  ],
];

test.each(wrong)('[%s] text and lists that no form can send are refused', (_call, schema, form, fields) => {
  const issues = schema.safeParse(form).error?.issues.filter(({ code }) => code === 'too_big') ?? [];
  expect(issues.map(({ path }) => path.join('.')).toSorted()).toEqual(fields);
});
