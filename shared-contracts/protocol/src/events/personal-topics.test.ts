import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import { personalTopics } from './personal-topics.ts';

test('every topic whose payload holds a name, an address or a number of somebody is personal', () => {
  const telling = Object.entries(catalogue).flatMap(([topic, { schema }]) =>
    /"(email|phone|lastName|name|session)":/.test(JSON.stringify(z.toJSONSchema(schema).properties)) ? [topic] : [],
  );
  // Names of prompts are no names of people.
  expect(telling.filter((topic) => topic !== 'shell/request-prompt').toSorted()).toEqual(
    [...personalTopics].toSorted(),
  );
});
