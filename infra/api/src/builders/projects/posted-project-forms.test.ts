import { changeProjectState } from '@umbral/domain/api/builder-projects.ts';
import { requestProject } from '@umbral/domain/api/project-administration.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let api: TestApp;
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
  cookie = await signIn(api.app, 'builder');
});

afterAll(() => api.close());

/** Posts a form as a browser without script does. */
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      cookie,
      ...headers,
    },
  });
}

const inReview = async () => {
  const { rows } = await sql<{ id: number; version: number }>`
    update project set state = 'in-review' where id = (select min(id) from project where builder_id = 1)
    returning id, version`.execute(api.backend.db);
  return rows[0] ?? { id: 0, version: 0 };
};
const change = (id: number, fields: Record<string, string>, headers?: Record<string, string>) =>
  post(changeProjectState.path.replace('{id}', String(id)), fields, headers);

test('[C302, B099] without script a change leads back to the list that it came from, and nowhere else', async () => {
  const { id, version } = await inReview();
  const fields = { action: 'withdraw', version: String(version), reason: '' };
  const referer = 'https://portal.test/builder-update/proyectos?estado=in-review';
  const answer = await change(id, fields, { referer });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/builder-update/proyectos?estado=in-review']);
  const again = await inReview();
  const plain = await change(again.id, { ...fields, version: String(again.version) });
  expect([plain.statusCode, plain.headers.location]).toEqual([303, '/mi-cuenta/constructora/proyectos']);
});

test('[C302, B099] what cannot be done is a page that says why', async () => {
  const { id, version } = await inReview();
  const refused = await change(id, { action: 'pause', version: String(version) });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain('este cambio no es posible ahora');
  const wrong = await change(id, { action: 'explode' });
  expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([422, 'text/html; charset=utf-8']);
  expect((await change(id, { action: 'withdraw' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

test('[C313, R090] without script a request is stored and told, and what is wrong in it is a page', async () => {
  const fields = {
    ...{ builder: '1', project_name: 'Sin guion', city: '1', name: 'Ana Ruiz', email: 'ana@example.com' },
    ...{ phone: '+57 300 123 4567', identification: '900123456', message: '', agree_terms: 'S' },
  };
  const wrong = await post(requestProject.path, { ...fields, identification: '9' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('La identificación lleva solo números');
  const answer = await post(requestProject.path, fields);
  expect(answer.body).toContain('Recibimos tu solicitud. Te escribiremos pronto.');
  const { rows } = await sql`select email, message from project_request where project_name = 'Sin guion'`.execute(
    api.backend.db,
  );
  expect(rows).toEqual([{ email: 'ana@example.com', message: null }]);
});
