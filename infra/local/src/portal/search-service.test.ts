import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { searchService } from './search-service.ts';

const secret = 'x'.repeat(32);
const secrets = {
  searchAdminKey: 'own-admin',
  searchKey: 'own-search',
  captchaSecret: secret,
  adminToken: secret,
  identitySecret: secret,
  operatorToken: secret,
  shellToken: secret,
  visitorKey: secret,
};
const ports = { api: 46101, search: 46102, identity: 46103, releases: 46104, backup: 46105 };

function serviceOf(env: Record<string, string>) {
  return searchService({ settings: readSettings(env), secrets, ports, databaseUrl: 'postgres://nowhere' });
}

test('without keys of hosted search a portal runs its own engine', () => {
  const { program, apiEnv, shellEnv } = serviceOf({});
  expect(program?.name).toBe('search');
  expect(apiEnv).toMatchObject({ SEARCH_URL: 'http://127.0.0.1:46102', SEARCH_ADMIN_KEY: 'own-admin' });
  expect(shellEnv).toMatchObject({ SEARCH_URL: 'http://127.0.0.1:46102', SEARCH_KEY: 'own-search' });
});

test('with them it runs none, and API and shell ask the hosted one, each with its own key', () => {
  const keys = { SEARCH_APP_ID: 'ABC123', SEARCH_ADMIN_KEY: 'their-admin', SEARCH_KEY: 'their-search' };
  expect(serviceOf(keys)).toEqual({
    apiEnv: { SEARCH_URL: 'https://ABC123.algolia.net', SEARCH_APP_ID: 'ABC123', SEARCH_ADMIN_KEY: 'their-admin' },
    shellEnv: { SEARCH_URL: 'https://ABC123-dsn.algolia.net', SEARCH_APP_ID: 'ABC123', SEARCH_KEY: 'their-search' },
    program: undefined,
  });
  const elsewhere = serviceOf({ ...keys, SEARCH_URL: 'http://127.0.0.1:7700' });
  expect(elsewhere.apiEnv).toMatchObject({ SEARCH_URL: 'http://127.0.0.1:7700' });
  expect(elsewhere.shellEnv).toMatchObject({ SEARCH_URL: 'http://127.0.0.1:7700' });
});

test('half of them is no configuration', () => {
  expect(() => serviceOf({ SEARCH_APP_ID: 'ABC123' })).toThrow('SEARCH_APP_ID, SEARCH_ADMIN_KEY and SEARCH_KEY');
});
