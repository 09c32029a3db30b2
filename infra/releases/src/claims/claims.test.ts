import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
const tokens: Record<string, string> = {};

const json = { type: 'object', properties: {}, additionalProperties: false };
const because = { reason: 'a test of claims' };

/** A contract with pages and facts, and nothing else. */
function contractWith(app: string, patterns: readonly string[], topics: readonly string[] = []) {
  const routes = patterns.map((pattern) => ({ key: pattern.replace(/\W/g, '-'), pattern, owner: app }));
  const publishes = Object.fromEntries(topics.map((topic) => [topic, { owner: app, schema: json }]));
  const nothing = { hears: {}, asks: {}, handles: {}, carries: {}, offers: {}, calls: {}, shared: {}, packages: {} };
  const lists = { embeds: [], styles: [], globals: [], bytes: { entry: 0, groups: {} } };
  return { format: 1, publishes, routes, ...nothing, ...lists };
}

async function register(name: string, more: object = {}): Promise<number> {
  const body = { name, team: name.replace('mf-', ''), ...because, ...more };
  const answer = await fixture.call(fixture.tokens.operator, 'POST', '/remotes', body);
  if (answer.statusCode !== 201) return answer.statusCode;
  const token = { name: `team-${name}`, role: 'team', remotes: [name] };
  tokens[name] ??= (await fixture.call(fixture.tokens.operator, 'POST', '/tokens', token)).json().token;
  return 201;
}

/** Uploads a version of a remote with its team's token. */
async function upload(app: string, version: string, ...what: [readonly string[], (readonly string[])?]): Promise<void> {
  await fixture.upload(tokens[app] ?? '', sampleRelease(app, version, { contract: contractWith(app, ...what) }));
}

async function promote(app: string, version: string, channel = 'stable', after?: number) {
  const { seq } = (await fixture.call(fixture.tokens.operator, 'GET', '/channels')).json();
  const wish = { channel, version, after: after ?? seq, ...because };
  return fixture.call(tokens[app] ?? '', 'POST', `/channels/${app}/promote`, wish);
}

const claims = async () => (await fixture.call(fixture.tokens.shell, 'GET', '/claims')).json();
const shapesOf = async (remote: string) =>
  (await claims()).living.flatMap((one: { kind: string; key: string; remote: string }) =>
    one.remote === remote && one.kind === 'shape' ? [one.key] : [],
  );

beforeAll(async () => {
  fixture = await createRegistryFixture();
  await register('mf-insurance');
  await register('mf-moving');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.pool.query('truncate releases.claim');
  await fixture.pool.query('delete from releases.channel');
});

describe('a new remote', () => {
  test('is data: an operator registers it, a token of its own releases it and nothing else', async () => {
    expect(await register('mf-insurance')).toBe(409);
    expect(await register('constructor')).toBe(422);
    const asTeam = { name: 'mf-mine', team: 'insurance', ...because };
    expect((await fixture.call(tokens['mf-insurance'] ?? '', 'POST', '/remotes', asTeam)).statusCode).toBe(403);

    await upload('mf-insurance', '1.0.0', ['/seguros/:city?'], ['insurance/quoted']);
    expect((await promote('mf-insurance', '1.0.0')).statusCode).toBe(200);
    expect(await shapesOf('mf-insurance')).toEqual(['/seguros', '/seguros/:']);
    const { apps } = (await fixture.call(fixture.tokens.shell, 'GET', '/picture')).json();
    expect(apps.at(-2)).toMatchObject({ app: 'mf-insurance', team: 'insurance', channels: { stable: {} } });
    const { lock } = (await fixture.call(fixture.tokens.shell, 'GET', '/composition')).json();
    expect(lock.apps['mf-insurance'].stable.version).toBe('1.0.0');

    const foreign = sampleRelease('mf-insurance', '1.1.0');
    expect((await fixture.offer(tokens['mf-moving'] ?? '', foreign)).statusCode).toBe(403);
  });

  test('keeps a namespace and a prefix from the moment of its registration', async () => {
    expect(await register('mf-credit', { namespace: 'credit', prefixes: ['/creditos'] })).toBe(201);
    expect(await register('mf-loans', { namespace: 'credit' })).toBe(409);
    await upload('mf-moving', '2.0.0', ['/creditos/mudanza']);
    expect((await promote('mf-moving', '2.0.0')).json()).toMatchObject({
      type: 'claimed',
      conflicts: [{ key: '/creditos/mudanza', owner: 'mf-credit' }],
    });
    await upload('mf-moving', '2.1.0', [], ['credit/asked']);
    expect((await promote('mf-moving', '2.1.0')).json()).toMatchObject({
      conflicts: [{ kind: 'namespace', key: 'credit', owner: 'mf-credit' }],
    });
  });
});

describe('what one remote has', () => {
  test('of two that want it at once one gets it, and the other hears whose it is and what helps', async () => {
    await upload('mf-insurance', '3.0.0', ['/polizas/:id']);
    await upload('mf-moving', '3.0.0', ['/polizas/:number']);
    const { seq } = (await fixture.call(fixture.tokens.operator, 'GET', '/channels')).json();
    const answers = await Promise.all(['mf-insurance', 'mf-moving'].map((app) => promote(app, '3.0.0', 'stable', seq)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.statusCode === 200 ? 'mf-insurance' : 'mf-moving';
    const loser = winner === 'mf-moving' ? 'mf-insurance' : 'mf-moving';
    const again = (await promote(loser, '3.0.0')).json();
    expect(again).toMatchObject({ type: 'claimed', conflicts: [{ kind: 'shape', key: '/polizas/:', owner: winner }] });
    expect(again.title).toContain(`belongs to ${winner} of the team`);
    expect(again.title).toContain(`POST /remotes/${winner}/given-up`);
  });

  test('a preview claims nothing, and an upload hears what it would be refused for', async () => {
    await upload('mf-insurance', '4.0.0', ['/garantias']);
    expect((await promote('mf-insurance', '4.0.0', 'preview')).statusCode).toBe(200);
    expect(await shapesOf('mf-insurance')).toEqual([]);
    await upload('mf-moving', '4.0.0', ['/garantias']);
    expect((await promote('mf-moving', '4.0.0')).statusCode).toBe(200);
    const answer = await fixture.call(tokens['mf-insurance'] ?? '', 'POST', '/releases/mf-insurance/4.0.0/complete');
    expect(answer.json().conflicts).toMatchObject([{ key: '/garantias', owner: 'mf-moving' }]);
  });

  test('what ran before there were claims keeps its addresses', async () => {
    await upload('mf-insurance', '5.0.0', ['/antes/:id']);
    await promote('mf-insurance', '5.0.0');
    await fixture.pool.query('truncate releases.claim');
    await upload('mf-moving', '5.0.0', ['/antes/:id']);
    expect((await promote('mf-moving', '5.0.0')).json()).toMatchObject({ conflicts: [{ owner: 'mf-insurance' }] });
  });

  test('a page below a parameter of somebody else needs leave of its owner', async () => {
    await upload('mf-insurance', '6.0.0', ['/planes/:id', '/planes/hogar/:id']);
    await promote('mf-insurance', '6.0.0');
    await upload('mf-moving', '6.0.0', ['/planes/mudanza']);
    const refused = (await promote('mf-moving', '6.0.0')).json();
    expect(refused).toMatchObject({ type: 'claimed', conflicts: [{ key: '/planes/mudanza', owner: 'mf-insurance' }] });
    expect(refused.title).toContain('POST /remotes/mf-insurance/grants {"shape": "/planes/:", "to": "mf-moving"}');
    const grant = { shape: '/planes/:', to: 'mf-moving', ...because };
    const path = '/remotes/mf-insurance/grants';
    expect((await fixture.call(tokens['mf-moving'] ?? '', 'POST', path, grant)).statusCode).toBe(403);
    expect((await fixture.call(tokens['mf-insurance'] ?? '', 'POST', path, { ...grant, shape: '/x' })).statusCode).toBe(
      404,
    );
    expect((await fixture.call(tokens['mf-insurance'] ?? '', 'POST', path, grant)).statusCode).toBe(204);
    expect((await promote('mf-moving', '6.0.0')).statusCode).toBe(200);
  });
});

describe('a page that is replaced', () => {
  test('has two owners, the one that has it and the one that it named, until the first gives it up', async () => {
    await upload('mf-insurance', '9.0.0', ['/barrios', '/barrios/:barrio']);
    await promote('mf-insurance', '9.0.0');
    await upload('mf-moving', '9.0.0', ['/barrios/:slug']);
    expect((await promote('mf-moving', '9.0.0')).json()).toMatchObject({ type: 'claimed' });
    const owner = tokens['mf-insurance'] ?? '';
    const grant = { shape: '/barrios/:', to: 'mf-moving', ...because };
    const grants = '/remotes/mf-insurance/grants';
    expect((await fixture.call(owner, 'POST', grants, grant)).statusCode).toBe(204);
    expect((await promote('mf-moving', '9.0.0')).json(), 'leave for addresses below is none').toMatchObject({
      type: 'claimed',
    });
    const succession = { ...grant, isSuccession: true };
    expect((await fixture.call(tokens['mf-moving'] ?? '', 'POST', grants, succession)).statusCode).toBe(403);
    expect((await fixture.call(owner, 'POST', grants, succession)).statusCode).toBe(204);
    for (const _ of [1, 2]) expect((await promote('mf-moving', '9.0.0')).statusCode).toBe(200);
    expect(await shapesOf('mf-insurance')).toEqual(['/barrios', '/barrios/:']);
    expect(await shapesOf('mf-moving')).toEqual(['/barrios/:']);

    await register('mf-third');
    await upload('mf-third', '9.0.0', ['/barrios/:id']);
    expect((await promote('mf-third', '9.0.0')).json()).toMatchObject({ type: 'claimed' });

    await upload('mf-insurance', '9.1.0', ['/barrios']);
    await promote('mf-insurance', '9.1.0');
    const end = { kind: 'shape', key: '/barrios/:', leadsTo: null, ...because };
    expect((await fixture.call(owner, 'POST', '/remotes/mf-insurance/given-up', end)).statusCode).toBe(204);
    expect((await claims()).tombstones, 'somebody has it').toEqual([]);
    expect(await shapesOf('mf-moving')).toEqual(['/barrios/:']);
    const { rows } = await fixture.pool.query("select succeeds from releases.claim where remote = 'mf-moving'");
    expect(rows.map(({ succeeds }) => succeeds)).not.toContain('mf-insurance');
  });
});

describe('what nobody needs any more', () => {
  test('may be given up once no version on a channel has it, and leads where its owner says', async () => {
    await upload('mf-insurance', '7.0.0', ['/viejo', '/nuevo']);
    await upload('mf-insurance', '7.1.0', ['/nuevo']);
    await promote('mf-insurance', '7.0.0');
    const path = '/remotes/mf-insurance/given-up';
    const wish = { kind: 'shape', key: '/viejo', leadsTo: '/nuevo', ...because };
    const give = (token: string, body: object) => fixture.call(token, 'POST', path, body);
    expect((await give(tokens['mf-insurance'] ?? '', wish)).json()).toMatchObject({ type: 'claimed' });
    await promote('mf-insurance', '7.1.0');
    expect((await give(tokens['mf-moving'] ?? '', wish)).statusCode).toBe(403);
    expect((await give(tokens['mf-insurance'] ?? '', { ...wish, leadsTo: '//evil.example' })).statusCode).toBe(422);
    expect((await give(tokens['mf-insurance'] ?? '', wish)).statusCode).toBe(204);
    expect((await claims()).tombstones).toMatchObject([{ shape: '/viejo', remote: 'mf-insurance', leadsTo: '/nuevo' }]);
    expect((await give(tokens['mf-insurance'] ?? '', wish)).statusCode).toBe(404);
  });

  test('is not said to be gone while a version on a channel links there', async () => {
    await upload('mf-moving', '7.0.0', ['/cajas/:size?']);
    await promote('mf-moving', '7.0.0');
    const use = { owner: 'mf-moving', pattern: '/cajas/:size?', at: 'src/home.tsx' };
    const linking = { ...contractWith('mf-insurance', ['/hogar']), uses: { routes: { 'moving/boxes': use } } };
    await fixture.upload(tokens['mf-insurance'] ?? '', sampleRelease('mf-insurance', '7.5.0', { contract: linking }));
    await promote('mf-insurance', '7.5.0');
    await upload('mf-moving', '7.1.0', ['/otras']);
    await promote('mf-moving', '7.1.0');
    const end = (path: string, body: object) =>
      fixture.call(tokens['mf-moving'] ?? '', 'POST', `/remotes/mf-moving/${path}`, { ...because, ...body });
    const links = ['mf-insurance 7.5.0 links to moving/boxes in src/home.tsx'];
    const refused = { type: 'still-linked', links };
    expect((await end('withdrawn', { leadsTo: null })).json()).toMatchObject(refused);
    expect((await end('given-up', { kind: 'shape', key: '/cajas/:', leadsTo: null })).json()).toMatchObject(refused);
    expect((await end('given-up', { kind: 'shape', key: '/cajas/:', leadsTo: '/otras' })).statusCode).toBe(204);
  });

  test('a remote that is withdrawn runs nowhere, frees what it had and leaves tombstones', async () => {
    await upload('mf-moving', '8.0.0', ['/trasteos/:city?'], ['moving/asked']);
    await promote('mf-moving', '8.0.0');
    await promote('mf-moving', '8.0.0', 'preview');
    const path = '/remotes/mf-moving/withdrawn';
    const wish = { leadsTo: '/seguros', ...because };
    expect((await fixture.call(tokens['mf-insurance'] ?? '', 'POST', path, wish)).statusCode).toBe(403);
    expect((await fixture.call(fixture.tokens.operator, 'POST', '/remotes/shell/withdrawn', wish)).statusCode).toBe(
      422,
    );
    const answers = await Promise.all([1, 2].map(() => fixture.call(tokens['mf-moving'] ?? '', 'POST', path, wish)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);

    const { lock } = (await fixture.call(fixture.tokens.shell, 'GET', '/composition')).json();
    expect(lock.apps['mf-moving']).toBeUndefined();
    expect((await claims()).tombstones.map(({ shape }: { shape: string }) => shape)).toEqual([
      '/trasteos',
      '/trasteos/:',
    ]);
    expect((await promote('mf-moving', '8.0.0')).json()).toMatchObject({ type: 'withdrawn' });
    await upload('mf-insurance', '8.0.0', ['/trasteos']);
    expect((await promote('mf-insurance', '8.0.0')).statusCode).toBe(200);
    expect((await claims()).tombstones).toMatchObject([{ shape: '/trasteos/:', leadsTo: '/seguros' }]);

    expect(await register('mf-moving')).toBe(201);
    expect((await promote('mf-moving', '8.0.0')).json()).toMatchObject({ conflicts: [{ owner: 'mf-insurance' }] });
  });
});
