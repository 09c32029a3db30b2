import type { FillableProgram, SmallPortal } from './small-portal.ts';

/** What a program without room answers: to somebody who reads, and to somebody who writes. */
export interface AnswersWithoutRoom {
  readonly read: number;
  readonly write: number;
  /** When to ask again, seconds. */
  readonly retryAfter: number;
}

/** Asks the program something that it has to look up, and something that it would have to keep. */
export async function askWithoutRoom(portal: SmallPortal, program: FillableProgram): Promise<AnswersWithoutRoom> {
  const [read, write] = await Promise.all(program === 'api' ? askApi(portal) : askSearch(portal));
  return { read: read.status, write: write.status, retryAfter: Number(write.headers.get('retry-after')) };
}

function askApi({ apiUrl, origin }: SmallPortal): [Promise<Response>, Promise<Response>] {
  const headers = { 'content-type': 'application/json', origin };
  return [
    fetch(`${apiUrl}/api/categorias`),
    fetch(`${apiUrl}/api/users/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email: 'nadie@example.com' }),
    }),
  ];
}

function askSearch({ searchUrl, secrets }: SmallPortal): [Promise<Response>, Promise<Response>] {
  const headers = { 'x-algolia-application-id': 'UMBRAL', 'x-algolia-api-key': secrets.searchAdminKey };
  const post = (path: string, body: object) =>
    fetch(`${searchUrl}/1/indexes/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return [post('umbral_plants/query', { query: '' }), post('nobody', { title: 'nothing' })];
}
