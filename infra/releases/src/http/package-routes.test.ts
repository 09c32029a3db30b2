import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageRoutes } from './package-routes.ts';
import { problemReplies } from './problem-replies.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = Fastify({ routerOptions: { maxParamLength: 200 } });
  problemReplies(app);
  packageRoutes(app, '/nowhere');
});
afterAll(() => app.close());

const ask = (path: string) => app.inject(`/platform/npm/${path}`);

test('the public registry is never asked for a name of ours, and always for what is not', async () => {
  expect((await ask('@umbral/unheard-of')).statusCode).toBe(404);
  expect((await ask('@umbral%2funheard-of')).statusCode).toBe(404);
  expect((await ask('create-umbral-unheard-of')).statusCode).toBe(404);
  const stranger = await ask('@types%2freact');
  expect(stranger.statusCode).toBe(302);
  expect(stranger.headers.location).toBe('https://registry.npmjs.org/@types%2freact');
  expect((await ask('%2f%2felsewhere.example/x')).statusCode).toBe(404);
});
