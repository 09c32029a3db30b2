import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import type { PortalFacts } from './process-definition.ts';
import { processTable } from './processes.ts';

const secret = 'x'.repeat(32);

function programsOf(env: Record<string, string>) {
  const facts: PortalFacts = {
    settings: readSettings(env),
    secrets: {
      searchAdminKey: secret,
      searchKey: secret,
      captchaSecret: secret,
      adminToken: secret,
      identitySecret: secret,
      operatorToken: secret,
      shellToken: secret,
      visitorKey: secret,
    },
    ports: { api: 46101, search: 46102, identity: 46103, releases: 46104, backup: 46105 },
    databaseUrl: 'postgres://nowhere',
  };
  return new Map(processTable(facts).map((program) => [program.name, program]));
}

test('a portal on this machine without identity providers brings one, and its API knows it', () => {
  const programs = programsOf({});
  expect(programs.get('identity')).toMatchObject({
    needs: [],
    readyUrl: 'http://127.0.0.1:46103/readyz',
    env: { PORTAL_ORIGIN: 'http://localhost:4000', CLIENT_SECRET: secret },
  });
  expect(programs.get('api')?.env).toMatchObject({
    OIDC_KEY: 'local',
    OIDC_ISSUER: 'http://127.0.0.1:46103',
    OIDC_CLIENT_SECRET: secret,
  });
});

test.each([
  ['a portal that others reach', { PORTAL_ORIGIN: 'https://portal.test' }],
  ['a portal with Google', { GOOGLE_CLIENT_ID: 'g' }],
  ['a portal with Microsoft', { MICROSOFT_CLIENT_ID: 'm' }],
  ['a portal with a provider of its own', { OIDC_CLIENT_ID: 'o' }],
])('%s brings none', (_what, env) => {
  const programs = programsOf(env);
  expect(programs.has('identity')).toBe(false);
  expect(programs.get('api')?.env).not.toHaveProperty('OIDC_ISSUER');
});
