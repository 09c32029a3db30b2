import { expect, test } from 'vitest';
import { makeDevLink } from './dev-link.ts';
import type { RegistryClient } from './registry-client.ts';

const first = 'https://umbral.example/_link/first';
const wish = { remote: 'mf-fair', port: 45011, portalOrigin: 'https://umbral.example' };

/** A registry in which one link of another development server stands. */
function registry(state: string) {
  const asked: unknown[] = [];
  const dev = { 'mf-search': 'http://127.0.0.1:45010' };
  const links = [{ url: first, state, link: { dev, pins: { 'mf-search': { version: '2.0.0' } } } }];
  const get: RegistryClient['get'] = async (_path, schema) => schema.parse({ links });
  const post: RegistryClient['post'] = async (_path, body, schema) => {
    asked.push(body);
    return schema.parse({ id: 'second', url: 'https://umbral.example/_link/second' });
  };
  return { client: { get, post } as RegistryClient, asked };
}

test('several remotes of a machine come to one link: the second stands beside what the first one says', async () => {
  const { client, asked } = registry('living');
  await makeDevLink(client, { ...wish, over: '1.1.0', beside: first });
  expect(asked).toEqual([
    expect.objectContaining({
      dev: { 'mf-search': 'http://127.0.0.1:45010', 'mf-fair': 'http://127.0.0.1:45011' },
      pins: { 'mf-search': '2.0.0', 'mf-fair': '1.1.0' },
    }),
  ]);
});

test('a link that has ended, or that nobody made, is nothing to stand beside', async () => {
  await expect(makeDevLink(registry('revoked').client, { ...wish, beside: first })).rejects.toThrow(
    'not one that counts',
  );
  await expect(makeDevLink(registry('living').client, { ...wish, beside: 'https://x/_link/y' })).rejects.toThrow();
});
