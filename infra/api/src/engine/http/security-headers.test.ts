import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test.each([
  ['http://localhost:4000', undefined],
  ['https://portal.example', 'max-age=31536000; includeSubDomains'],
])('for ever by https is said of a portal at %s: %s', async (origin, said) => {
  const app = fastify();
  await securityHeaders(app, origin);
  app.get('/', async () => 'ok');
  expect((await app.inject('/')).headers['strict-transport-security']).toBe(said);
  await app.close();
});
