import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createRegistryClient } from '../client/registry-client.ts';
import { presentWorld } from '../gate/testing/present-world.ts';
import type { World } from '../living/world.ts';
import { releaseOf, runWorld } from '../testing/living-portal.ts';
import { sampleRelease } from '../testing/registry-fixture.ts';
import { tellFault } from './run-releases.ts';
import { type CommandFixture, createCommandFixture } from './testing/command-fixture.ts';

let fixture: CommandFixture;
let world: World;
let stopShell: (() => Promise<void>) | undefined;

beforeAll(async () => {
  world = await presentWorld();
  fixture = await createCommandFixture();
  await runWorld(fixture.registry, world);
});
afterEach(async () => {
  await stopShell?.();
  stopShell = undefined;
});
afterAll(() => fixture.close());

/** The next version of a remote as it is. */
function next(
  app: string,
  version: string,
  edit: (contract: World['living'][number]['contract']) => object = () => ({}),
) {
  const now = world.living.find((one) => one.app === app);
  if (!now) throw new Error(`${app} is not in the world`);
  return releaseOf({ ...now, version, contract: { ...now.contract, ...edit(now.contract) } });
}

async function stableOf(remote: string): Promise<string> {
  const { registry } = fixture;
  const { apps } = (await registry.call(registry.tokens.operator, 'GET', '/channels')).json();
  return apps[remote].stable.version;
}

test('a team releases its remote: each step is told, at the end every shell serves it', async () => {
  stopShell = await fixture.startShell('shell-a');
  const { search } = fixture.registry.tokens;
  const { exitCode, isOut } = await fixture.release(search, next('mf-search', '1.1.0'));
  expect({ exitCode, isOut }).toEqual({ exitCode: 0, isOut: true });
  const [built, sent, gate, shells, last] = fixture.lines();
  expect(built).toMatch(/^built 1\.1\.0 \(\d+\.\d s\)$/);
  expect(sent).toMatch(/2 of 3 files sent/);
  expect(gate).toContain('fits all 8 living versions and the backend; stable in composition 9');
  expect(shells).toContain('1 of 1 shells serve it');
  expect(last).toMatch(/^1\.1\.0 is served at https:\/\/portal\.test after \d/);
  expect(await stableOf('mf-search')).toBe('1.1.0');
});

test('what the gate refuses is told by field, party, reason and way out, with exit code 2', async () => {
  const { search } = fixture.registry.tokens;
  const newer = next('mf-search', '1.2.0', ({ shared }) => ({ shared: { ...shared, react: '^20.0.0' } }));
  const { exitCode, isOut } = await fixture.release(search, newer);
  expect({ exitCode, isOut }).toEqual({ exitCode: 2, isOut: false });
  const text = fixture.lines().join('\n');
  expect(text).toContain('The gate refuses mf-search@1.2.0: 1 field, shell@1.0.0.');
  expect(text).toMatch(
    /shared\["react"\] {2}\(shared\)\n {4}against {2}shell@1\.0\.0\n {4}because .+\n {4}way out .+\./,
  );
  expect(await stableOf('mf-search')).toBe('1.1.0');
  // Pushed past by an operator it is told so.
  stopShell = await fixture.startShell('shell-a');
  const pushed = await fixture.release(fixture.registry.tokens.operator, newer, { override: true });
  expect(pushed.exitCode).toBe(0);
  expect(fixture.lines().join('\n')).toContain('pushed past the gate by an operator');
  expect(await fixture.run(fixture.registry.tokens.operator, 'rollback', 'mf-search', '--reason', 'enough')).toBe(0);
});

test('a canary is given to a share, a preview to nobody', async () => {
  stopShell = await fixture.startShell('shell-a');
  const { project } = fixture.registry.tokens;
  expect((await fixture.release(project, next('mf-project', '1.1.0'), { share: 500 })).exitCode).toBe(0);
  expect(fixture.lines().join('\n')).toContain('canary for 5 % in composition');
  expect((await fixture.release(project, next('mf-project', '1.2.0'), { isPreview: true })).exitCode).toBe(0);
  expect(fixture.lines().join('\n')).toContain('npm run releases -- preview mf-project 1.2.0');
  expect(await stableOf('mf-project')).toBe('1.0.0');
});

test('a team cannot release the remote of another one', async () => {
  const { exitCode } = await fixture.release(fixture.registry.tokens.search, next('mf-project', '1.3.0'));
  expect(exitCode).toBe(1);
  expect(fixture.lines().at(-1)).toBe('The token team-search may release mf-search, not mf-project.');
});

test('a number that stands for other bytes is refused in one sentence', async () => {
  const { search } = fixture.registry.tokens;
  const { exitCode } = await fixture.release(search, sampleRelease('mf-search', '1.1.0', { commit: 'other' }));
  expect(exitCode).toBe(1);
  expect(fixture.lines().at(-1)).toContain('A version is never replaced: release a new version number.');
});

test('a release that is stopped halfway leaves nothing half, and the same call again sends only the rest', async () => {
  const { search } = fixture.registry.tokens;
  const release = next('mf-search', '1.4.0');
  const stopping = new AbortController();
  const client = createRegistryClient({ url: fixture.url, token: search });
  const firstIsThere = Promise.withResolvers<void>();
  let puts = 0;
  // The first file arrives, then somebody presses Ctrl-C.
  const halting = {
    ...client,
    async put(path: string, bytes: Uint8Array<ArrayBuffer>) {
      puts += 1;
      if (puts === 1) return client.put(path, bytes).then(firstIsThere.resolve);
      await firstIsThere.promise;
      stopping.abort();
      stopping.signal.throwIfAborted();
    },
  };
  const before = await stableOf('mf-search');
  const interrupted = fixture.releaseWith(halting, release, stopping.signal);
  await expect(interrupted).rejects.toThrow();
  expect(await stableOf('mf-search')).toBe(before);
  stopShell = await fixture.startShell('shell-a');
  expect((await fixture.release(search, release)).exitCode).toBe(0);
  expect(fixture.lines().join('\n')).toMatch(/1 of 3 files sent/);
  expect(await stableOf('mf-search')).toBe('1.4.0');
});

test('two releases at once are carried out one after the other, of one remote and of two', async () => {
  stopShell = await fixture.startShell('shell-a');
  const { search, project } = fixture.registry.tokens;
  const released = await Promise.all([
    fixture.release(search, next('mf-search', '1.5.0')),
    fixture.release(search, next('mf-search', '1.6.0')),
    fixture.release(project, next('mf-project', '1.5.0')),
  ]);
  expect(released.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  expect(['1.5.0', '1.6.0']).toContain(await stableOf('mf-search'));
  expect(await stableOf('mf-project')).toBe('1.5.0');
});

test('a shell that refuses is named with its reason; one that is dead holds up nobody', async () => {
  const { search, shell } = fixture.registry.tokens;
  await fixture.registry.call(shell, 'POST', '/heartbeats', { shell: 'dead', sets: [], seq: 1 });
  await fixture.registry.pool.query(
    "update releases.shell set seen_at = now() - interval '5 minutes' where name = 'dead'",
  );
  stopShell = await fixture.startShell('shell-a', { version: '1.7.0', reason: 'its page does not render' });
  const { exitCode, isOut } = await fixture.release(search, next('mf-search', '1.7.0'));
  expect({ exitCode, isOut }).toEqual({ exitCode: 1, isOut: true });
  expect(fixture.lines().at(-1)).toBe('shell shell-a keeps what it had: its page does not render');
});

test('a registry that is down is one sentence', async () => {
  const lines: string[] = [];
  const context = {
    client: createRegistryClient({ url: 'http://127.0.0.1:9/platform/api', token: 'x' }),
    origin: 'https://portal.test',
    isJson: false,
    print: (line: string) => void lines.push(line),
    signal: new AbortController().signal,
  };
  const failed = await fixture
    .releaseWith(context.client, next('mf-search', '1.8.0'), context.signal)
    .catch((error: unknown) => tellFault(error, context));
  expect(failed).toBe(1);
  expect(lines.at(-1)).toBe(
    'The registry at http://127.0.0.1:9 does not answer. Try again: every step may be repeated.',
  );
});
