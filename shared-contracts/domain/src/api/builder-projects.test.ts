import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as drafts from './builder-drafts.ts';
import * as prices from './builder-prices.ts';
import * as projects from './builder-projects.ts';
import * as administration from './project-administration.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'response' in value;
}

const endpoints = [drafts, prices, projects, administration].flatMap((file) => Object.values(file).filter(isEndpoint));

function examplesOf(schema: z.ZodType | undefined): readonly unknown[] {
  const { examples = [] } = schema?.meta() ?? {};
  return Array.isArray(examples) ? examples : [];
}

test.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  'the examples of %s are true',
  (_id, endpoint) => {
    const { method, body, response } = endpoint;
    for (const schema of [body, response]) {
      for (const example of examplesOf(schema)) expect(schema?.safeParse(example).error?.issues).toBeUndefined();
    }
    if (method === 'POST') expect(examplesOf(body)).not.toEqual([]);
  },
);
