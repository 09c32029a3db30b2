import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';

test('every topic whose payload holds a name, an address, a number or a place of somebody is personal', () => {
  const telling = Object.entries(catalogue).filter(([, { schema }]) =>
    /"(email|phone|lastName|name|session|lat)":/.test(JSON.stringify(z.toJSONSchema(schema).properties)),
  );
  const personal = Object.entries(catalogue).filter(([, row]) => row.personal);
  // Names of prompts are no names of people.
  const named = telling.map(([topic]) => topic).filter((topic) => topic !== 'shell/request-prompt');
  expect(named.toSorted()).toEqual(personal.map(([topic]) => topic).toSorted());
});
