import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogue } from './catalogue.ts';
import { formerTopics } from './former-topics.ts';

test('every topic whose payload holds a name, an address, a number or a place of somebody is personal', () => {
  const schemas = Object.entries(catalogue).map(([topic, { schema }]) => [topic, z.toJSONSchema(schema)] as const);
  const former = Object.entries(formerTopics).map(([topic, { schema }]) => [topic, schema] as const);
  const telling = [...schemas, ...former].filter(([, { properties }]) =>
    /"(email|phone|lastName|name|session|lat)":/.test(JSON.stringify(properties)),
  );
  const personal = Object.entries({ ...catalogue, ...formerTopics }).filter(([, row]) => row.personal);
  // Names of prompts are no names of people.
  const named = telling.map(([topic]) => topic).filter((topic) => topic !== 'shell/request-prompt');
  expect(named.toSorted()).toEqual(personal.map(([topic]) => topic).toSorted());
});

test('the catalogue has the topics of the shell alone', () => {
  expect(Object.keys(catalogue).filter((topic) => !topic.startsWith('shell/'))).toEqual([]);
});
