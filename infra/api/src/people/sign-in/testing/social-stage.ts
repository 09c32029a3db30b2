import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createSocialBrowser } from './social-browser.ts';
import { startTestProvider, type TestProvider, testClient } from './test-provider.ts';

/** Where the portal of these tests stands. */
const origin = 'http://localhost:46100';

/** A provider that sends people back to that portal. */
function startSocialProvider(): Promise<TestProvider> {
  return startTestProvider(`${origin}/api/users/social/local/callback`);
}

/** Settings of a portal that knows the provider. */
function settingsWith({ issuer }: TestProvider) {
  return {
    PORTAL_ORIGIN: origin,
    OIDC_KEY: 'local',
    OIDC_LABEL: 'Cuenta de prueba',
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: testClient.id,
    OIDC_CLIENT_SECRET: testClient.secret,
  };
}

/** Somebody whom nobody knows yet, signed in at the provider. */
function somebodyAt(provider: TestProvider, changes: object = {}) {
  const name = `p${Math.random().toString(36).slice(2)}`;
  const person = {
    sub: name,
    email: `${name}@example.com`,
    email_verified: true,
    given_name: 'Íngrid',
    family_name: 'Muñoz Peña',
    ...changes,
  };
  provider.setPerson(person);
  return person;
}

/** Accounts of an address, with what can be signed in with. */
async function accountsIn({ backend }: TestApp, email: string) {
  const { rows } = await sql<{ id: number; verified: boolean; password: boolean; links: number }>`
    select u.id, u.email_verified_at is not null as verified,
      exists (select from credential c where c.user_id = u.id) as password,
      (select count(*) from social_identity i where i.user_id = u.id) as links
    from app_user u where lower(u.email) = lower(${email})`.execute(backend.db);
  return rows;
}

/** Mails of one kind that wait for a person. */
async function mailsIn({ backend }: TestApp, template: string, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from outbox
    where payload ->> 'template' = ${template} and payload ->> 'userId' = ${String(userId)}`.execute(backend.db);
  return rows[0]?.count ?? 0;
}

/** The portal with its provider for the tests of one file: starts and ends with them, and its clock goes back after each. */
export function socialStage() {
  let api: TestApp;
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await startSocialProvider();
    api = await createTestApp(settingsWith(provider));
  }, 60_000);
  afterEach(() => api.setNow(undefined));
  afterAll(async () => {
    await provider.close();
    await api.close();
  });
  return {
    get api() {
      return api;
    },
    get provider() {
      return provider;
    },
    newBrowser: () => createSocialBrowser(api.app, provider),
    somebody: (changes?: object) => somebodyAt(provider, changes),
    accountsOf: (email: string) => accountsIn(api, email),
    mailsTo: (template: string, userId: number) => mailsIn(api, template, userId),
  };
}
