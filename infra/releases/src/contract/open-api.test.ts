import { expect, test } from 'vitest';
import { apiContractOf } from './open-api.ts';

const text = { schema: { type: 'string' } };
const document = {
  openapi: '3.1.0',
  paths: {
    '/api/planta/{slug}': {
      get: {
        operationId: 'C068',
        parameters: [
          { name: 'slug', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' }, example: 'a' },
          { name: 'whole', in: 'query', schema: { type: 'boolean', default: true }, example: true },
          { name: 'SessionId', in: 'cookie', schema: { type: 'string' } },
        ],
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'object', properties: { default: { type: 'string' } } } },
            },
          },
        },
      },
      post: {
        operationId: 'C999',
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', examples: [{}], required: ['at'] } } },
        },
        responses: {},
      },
    },
    '/api/docs': { get: { summary: 'no operation' } },
    '/health': { get: { operationId: 'health', responses: { 200: { content: { 'application/json': text } } } } },
  },
};

test('each operation below the base becomes a call, without prose, fields called like prose kept', () => {
  expect(apiContractOf(document)).toEqual({
    C068: {
      method: 'GET',
      path: '/planta/{slug}',
      params: { type: 'object', properties: { slug: { type: 'string', pattern: '^[a-z]+$' } }, required: ['slug'] },
      query: { type: 'object', properties: { whole: { type: ['boolean', 'string'] } }, required: [] },
      response: { type: 'object', properties: { default: { type: 'string' } } },
    },
    C999: { method: 'POST', path: '/planta/{slug}', body: { type: 'object', required: ['at'] } },
  });
});

test('a schema with a keyword that the gate does not understand is refused, not passed over', () => {
  const schema = { type: 'object', unevaluatedProperties: false };
  const post = { operationId: 'C1', requestBody: { content: { 'application/json': { schema } } }, responses: {} };
  expect(() => apiContractOf({ paths: { '/api/a': { post } } })).toThrow('unevaluatedProperties');
});

test('a schema that names a type twice is refused: at every level it would double what there is to compare', () => {
  const apiWith = (type: readonly string[]) => {
    const post = { operationId: 'C1', requestBody: { content: { 'application/json': { schema: { type } } } } };
    return () => apiContractOf({ paths: { '/api/a': { post: { ...post, responses: {} } } } });
  };
  expect(apiWith(['object', 'object'])).toThrow();
  expect(apiWith(['object', 'null'])).not.toThrow();
});

test('what is no OpenAPI document is an error', () => {
  expect(() => apiContractOf({ error: 'not found' })).toThrow();
});
