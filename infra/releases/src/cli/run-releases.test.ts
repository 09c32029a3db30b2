import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { presentWorld } from '../gate/testing/present-world.ts';
import type { Version } from '../living/world.ts';
import { issueToken } from '../registry/tokens.ts';
import { releaseOf, runWorld } from '../testing/living-portal.ts';
import { sampleRelease } from '../testing/registry-fixture.ts';
import { shareOf } from './run-releases.ts';
import { type CommandFixture, createCommandFixture } from './testing/command-fixture.ts';

let fixture: CommandFixture;
let stopShell: () => Promise<void>;
/** mf-search as the sources have it. */
let present: Version;

beforeAll(async () => {
  const world = await presentWorld();
  fixture = await createCommandFixture();
  const { registry } = fixture;
  await runWorld(registry, world);
  const search = world.living.find(({ app }) => app === 'mf-search');
  if (!search) throw new Error('There is no mf-search');
  present = search;
  await registry.upload(registry.tokens.search, releaseOf({ ...search, version: '1.1.0' }));
  await registry.upload(registry.tokens.search, sampleRelease('mf-search', '9.0.0'));
  stopShell = await fixture.startShell('shell-a');
});
afterAll(async () => {
  await stopShell();
  await fixture.close();
});

const search = () => fixture.registry.tokens.search;
const output = () => fixture.lines().join('\n');

test('promote, canary, pin, unpin and rollback are told with what shells serve', async () => {
  const { run } = fixture;
  expect(await run(search(), 'promote', 'mf-search', '1.1.0', '--canary', '2.5', '--reason', 'a look')).toBe(0);
  expect(output()).toMatch(/^mf-search: 1\.1\.0 is canary for 2\.5 % in composition 9; 1 of 1 shells serve it/);
  expect(await run(search(), 'promote', 'mf-search', '--reason', 'the canary is good')).toBe(0);
  expect(output()).toContain('1.1.0 is stable in composition 10');
  expect(await run(search(), 'pin', 'mf-search', '1.0.0', '--reason', 'an audit')).toBe(0);
  expect(await run(search(), 'promote', 'mf-search', '1.1.0', '--reason', 'again')).toBe(1);
  expect(output()).toBe('mf-search is pinned to 1.0.0 by team-search: an audit. Take the pin away first.');
  expect(await run(search(), 'unpin', 'mf-search', '--reason', 'audited')).toBe(0);
  expect(await run(search(), 'rollback', 'mf-search', '--reason', 'it was better')).toBe(0);
  expect(output()).toContain('1.0.0 is stable again in composition 13');
  expect(await run(search(), 'promote', 'mf-search', '1.1.0', '--canary', '1', '--reason', 'once more')).toBe(0);
  expect(await run(search(), 'rollback', 'mf-search', '--canary', '--reason', 'no more')).toBe(0);
  expect(output()).toContain('canary ended');
});

test('a promotion that the gate refuses has exit code 2, as JSON too', async () => {
  expect(await fixture.run(search(), 'promote', 'mf-search', '9.0.0', '--reason', 'no contract')).toBe(2);
  expect(output()).toContain('The gate refuses mf-search@9.0.0: 1 field');
  expect(await fixture.run(search(), 'promote', 'mf-search', '9.0.0', '--reason', 'no contract', '--json')).toBe(2);
  expect(JSON.parse(output())).toMatchObject({ refused: { allowed: false, refusals: [{ rule: 'contract' }] } });
});

test('status shows channels, who set them and why, shells, and versions in tabs', async () => {
  const { registry, run } = fixture;
  const sets = [{ versions: { 'mf-search': '1.1.0' }, tabs: 3 }];
  await registry.call(registry.tokens.shell, 'POST', '/heartbeats', { shell: 'tabs', sets });
  expect(await run(search(), 'status')).toBe(0);
  const line = fixture.lines().find((one) => one.startsWith('mf-search'));
  expect(line).toMatch(
    /mf-search +search +stable +1\.0\.0 +\d{4}-\d\d-\d\d \d\d:\d\d +team-search: it was better +1\.1\.0 \(3\)/,
  );
  expect(output()).toMatch(/shell shell-a serves composition \d+/);
  expect(await run(search(), 'status', '--json')).toBe(0);
  expect(JSON.parse(output()).apps).toHaveLength(8);
});

test('diff compares what is stable with the newest; why tells every decision', async () => {
  const { run } = fixture;
  expect(await run(search(), 'diff', 'mf-search', '1.0.0', '1.1.0')).toBe(0);
  expect(output()).toMatch(/mf-search 1\.0\.0 → 1\.1\.0: \d+ bytes/);
  expect(output()).toMatch(/~ {2}node\/server\.cjs/);
  expect(await run(search(), 'diff', 'mf-search')).toBe(0);
  expect(output()).toContain('1.0.0 → 9.0.0');
  expect(await run(search(), 'why', 'mf-search')).toBe(0);
  expect(output()).toMatch(/team-search +rollback stable: 1\.1\.0 → 1\.0\.0 \(13\) +it was better/);
  expect(output()).toMatch(/team-search +9\.0\.0 is refused by the gate/);
  const { registry } = fixture;
  const failure = { remote: 'mf-search', version: '1.1.0', cohort: 'canary', kind: 'froze', count: 3 };
  const told = { ...failure, message: 'in stand', stack: 'at /r/mf-search/1.1.0/web/app.js:1:2' };
  await registry.call(registry.tokens.shell, 'POST', '/failures', { failures: [told] });
  expect(await run(search(), 'why', 'mf-search')).toBe(0);
  expect(output()).toMatch(/1\.1\.0 {2}froze, 3 times: in stand\n {4}at \/r\/mf-search\/1\.1\.0\/web\/app\.js:1:2$/);
});

test('preview prints a link that holds the version', async () => {
  expect(await fixture.run(search(), 'preview', 'mf-search', '1.1.0', '--hours', '2')).toBe(0);
  expect(fixture.lines()[0]).toMatch(/^https:\/\/portal\.test\/_link\//);
});

test('preview of a commit prints one link that holds the newest release of each application that was built from it', async () => {
  const { run, registry } = fixture;
  const { operator } = registry.tokens;
  const commit = 'abad1dea00000000000000000000000000000000';
  await registry.upload(operator, sampleRelease('mf-search', '3.0.0', { commit }));
  await registry.upload(operator, sampleRelease('mf-search', '3.0.1', { commit }));
  await registry.upload(operator, sampleRelease('mf-project', '3.0.0', { commit }));
  await registry.upload(operator, sampleRelease('mf-project', '3.0.1', { commit: 'abad1deb' }));
  expect(await run(operator, 'preview', '--commit', 'abad1dea', '--hours', '2')).toBe(0);
  expect(fixture.lines()[0]).toMatch(/^https:\/\/portal\.test\/_link\//);
  expect(fixture.lines().slice(1, -1).toSorted()).toEqual(['mf-project 3.0.0', 'mf-search 3.0.1']);
  expect(await run(operator, 'preview', '--commit', 'abad1de')).toBe(1);
  expect(output()).toBe('2 commits begin with abad1de: name more of it.');
  expect(await run(operator, 'preview', '--commit', 'feedface')).toBe(1);
  expect(output()).toBe('Nothing that was released was built from commit feedface.');
});

test('a canary that grows by itself begins with its first step', async () => {
  const { run, registry } = fixture;
  expect(await run(search(), 'promote', 'mf-search', '1.1.0', '--grow', '--reason', 'let it grow')).toBe(0);
  expect(output()).toContain('1.1.0 is a canary that grows by itself in composition');
  const { apps } = (await registry.call(search(), 'GET', '/channels')).json();
  expect(apps['mf-search'].canary).toMatchObject({ version: '1.1.0', share: 100 });
});

describe('what was not written as it must be is one sentence', () => {
  test.each([
    [['frobnicate'], 'There is no command frobnicate.'],
    [['promote'], 'Say which remote, as mf-search'],
    [['promote', '../mf-evil'], 'Say which remote, as mf-search'],
    [['rollback', 'mf-search'], 'Say why: --reason'],
    [['rollback', 'mf-search', '--to', '7.7.7', '--reason', 'a try'], 'does not have 7.7.7 among its earlier'],
    [['promote', 'mf-search', '7.7.7', '--reason', 'a try'], 'There is no release mf-search 7.7.7.'],
    [['promote', 'mf-search', '1.1.0', '--canary', '101', '--reason', 'a try'], '--canary takes a percentage'],
    [['preview', 'mf-search', '1.1.0', '--hours', 'x'], '--hours takes a number'],
    [['preview', '--commit', '%'], '--commit takes the first 7 digits'],
    [['status', '--nonsense'], "Unknown option '--nonsense'"],
  ])('%j', async (words, sentence) => {
    expect(await fixture.run(search(), ...words)).toBe(1);
    expect(fixture.lines()[0]).toContain(sentence);
  });

  test('a token that nobody knows', async () => {
    expect(await fixture.run('nobody', 'status')).toBe(1);
    expect(output()).toBe('This token is unknown, expired or revoked.');
  });
});

test('a remote is registered and withdrawn by a command; who takes what it has is told so', async () => {
  const { run, registry } = fixture;
  const { operator } = registry.tokens;
  const kept = ['--namespace', 'cover', '--prefix', '/seguros', '--reason', 'a new team'];
  expect(await run(operator, 'register', 'mf-insurance', '--reason', 'a new team')).toBe(1);
  expect(output()).toBe('Say whose it is: --team name.');
  expect(await run(search(), 'register', 'mf-insurance', '--team', 'insurance', ...kept)).toBe(1);
  expect(await run(operator, 'register', 'mf-insurance', '--team', 'insurance', ...kept)).toBe(0);
  expect(output()).toMatch(
    /^mf-insurance is registered for the team insurance\. Its repository needs a token and a known key now/,
  );
  expect(await run(operator, 'admit', 'mf-insurance', '--public-key', 'none')).toBe(1);
  expect(output()).toMatch(/^Say whose releases are its own/);
  const { publicKey, keyId } = registry.key;
  expect(await run(search(), 'admit', 'mf-insurance', '--public-key', publicKey)).toBe(1);
  expect(await run(operator, 'admit', 'mf-insurance', '--public-key', publicKey)).toBe(0);
  const [, token = ''] = /^Token of mf-insurance for 90 days: (umb_\S+)/.exec(output()) ?? [];
  expect(output()).toContain(`"keyId":"${keyId}"`);
  expect(await run(token, 'why', 'mf-insurance')).toBe(0);
  expect(await run(token, 'promote', 'mf-search', '1.1.0', '--reason', 'of somebody else')).toBe(1);
  expect(await run(operator, 'register', 'mf-insurance', '--team', 'others', ...kept)).toBe(1);
  expect(output()).toBe('There is a remote named mf-insurance already. Choose another name.');

  const route = { key: 'search/cover', pattern: '/seguros/hogar', owner: 'mf-search' as const };
  const screen = { layout: 'default', robots: 'noindex' } as const;
  const living = (await presentWorld()).living.find(({ app }) => app === 'mf-search');
  if (!living) throw new Error('mf-search is not in the world');
  const contract = { ...living.contract, routes: [...living.contract.routes, { ...route, screen }] };
  const candidate = releaseOf({ ...living, version: '1.2.0', contract });
  expect((await fixture.release(search(), candidate)).exitCode).toBe(2);
  expect(output()).toMatch(
    /files sent\n\/seguros\/hogar would take addresses of \/seguros, which belongs to mf-insurance/,
  );
  expect(output()).toContain('The gate refuses mf-search@1.2.0: 1 field');
  expect(output()).toContain('routes["search/cover"].pattern');

  expect(await run(operator, 'withdraw', 'mf-insurance', '--leads-to', '//evil.example', '--reason', 'it ends')).toBe(
    1,
  );
  expect(await run(operator, 'withdraw', 'mf-insurance', '--reason', 'it ends')).toBe(0);
  expect(output()).toBe('mf-insurance is withdrawn: its addresses say that they are gone. Open tabs keep it.');
});

test('an environment is made, released into, and what runs there goes on to production by one command', async () => {
  const { run, registry } = fixture;
  const more = { role: 'team', remotes: ['mf-search'], environments: ['production', 'staging'], days: 1 } as const;
  const made = ['add-environment', 'staging', '--parent', 'production', '--reason', 'a place to look first'];
  expect(await run(registry.tokens.operator, ...made)).toBe(0);
  expect(await run(search(), 'environments')).toBe(0);
  expect(fixture.lines()).toEqual(['production', 'staging     then production']);
  const token = await issueToken(registry.registry.db, { name: 'olga' }, { name: 'both', ...more });
  const away = ['promote', 'mf-search', '--environment', 'staging', '--to', 'production', '--reason', 'looked at'];
  expect(await run(token, ...away)).toBe(1);
  expect(output()).toBe('staging runs no mf-search: promote it there first.');
  const there = ['promote', 'mf-search', '1.0.0', '--environment', 'staging', '--reason', 'a look'];
  expect(await run(token, ...there)).toBe(0);
  expect(output()).toContain('0 of 0 shells serve it');
  expect(await run(search(), ...away)).toBe(1);
  expect(output()).toBe('The token team-search is for production, not for staging.');
  expect(await run(token, ...away)).toBe(0);
  expect(output()).toMatch(/^mf-search: 1\.0\.0 is stable in composition \d+; 1 of 1 shells serve it/);
  expect(await run(token, ...there.with(4, 'nowhere'))).toBe(1);
  expect(output()).toBe('There is no environment nowhere, only production, staging.');
  expect(await run(token, ...there.with(4, '../x'))).toBe(1);
  expect(output()).toBe('--environment takes a name, as staging.');
});

test('percent become parts of ten thousand', () => {
  expect(['0', '0.01', '5', '2,5', '100'].map(shareOf)).toEqual([0, 1, 500, 250, 10_000]);
});

test('what a remote is told is shown, refused in plain words, and said anew', async () => {
  const { registry, run } = fixture;
  const settings = {
    phone: { schema: { type: 'string' }, default: '601', about: 'Whom visitors call.' },
    rows: { schema: { type: 'integer', maximum: 50 }, default: 20 },
  } as const;
  expect(await run(registry.tokens.search, 'settings', 'mf-search')).toBe(0);
  expect(output()).toBe('mf-search declares no settings.');
  const contract = { ...present.contract, settings };
  await registry.upload(registry.tokens.search, releaseOf({ ...present, version: '5.0.0', contract }));
  expect(await run(registry.tokens.search, 'settings', 'mf-search', 'phone=602', 'rows=30')).toBe(1);
  expect(output()).toContain('Say why');
  const why = ['--reason', 'a new number'];
  expect(await run(registry.tokens.search, 'settings', 'mf-search', 'phone=602', 'rows=99', ...why)).toBe(1);
  expect(output()).toBe('rows is 99; for mf-search@5.0.0 it is a whole number up to 50.');
  expect(await run(registry.tokens.search, 'settings', 'mf-search', 'phone=602', 'rows=30', ...why)).toBe(0);
  expect(output()).toMatch(/^mf-search is told so in composition \d+; 1 of 1 shells bring it$/);
  expect(await run(registry.tokens.search, 'settings', 'mf-search', '--unset', 'rows', ...why)).toBe(0);
  expect(await run(registry.tokens.search, 'settings', 'mf-search')).toBe(0);
  expect(fixture.lines().at(-2)).toMatch(
    /^phone="602" {2}said by team-search at \S+ \S+ {2}text; Whom visitors call\.$/,
  );
  expect(fixture.lines().at(-1)).toMatch(/^rows=20 +its own value +a whole number up to 50$/);
});
