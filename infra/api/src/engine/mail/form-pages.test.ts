import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readForms } from '../http/posted-form.ts';
import { errorReplies } from '../replies/error-replies.ts';
import { Refusal } from '../replies/refusal.ts';
import { showFailure } from './form-pages.ts';

/** An application whose form fails, and what it has logged. */
async function withForm(failure: Error) {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  errorReplies(app);
  await app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    scope.post('/', () => Promise.reject(failure));
  });
  const post = (accept: string) => {
    const headers = { accept, 'content-type': 'application/x-www-form-urlencoded' };
    return app.inject({ method: 'POST', url: '/', headers, payload: 'name=Ana' });
  };
  return { post, failures: () => lines.filter((line) => line.includes('request failed')) };
}

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['application/json', 'application/problem+json; charset=utf-8'],
])('[B084] what breaks behind a posted form is logged once, and not told to whoever wants %s', async (accept, type) => {
  const { post, failures } = await withForm(new Error('the table is gone'));
  const answer = await post(accept);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, type]);
  expect(answer.body).not.toContain('the table is gone');
  expect(failures()).toEqual([expect.stringContaining('the table is gone')]);
});

test('[B084] what was merely wrong in a form is told on a page, and is no matter for the log', async () => {
  const { post, failures } = await withForm(new Refusal('invalid-input', { name: 'Escribe tu nombre' }));
  const answer = await post('text/html');
  expect([answer.statusCode, answer.body.includes('Escribe tu nombre')]).toEqual([422, true]);
  expect(failures()).toEqual([]);
});
