import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { activeVersion, activeVersions, makeRelease } from '../fixtures/release.ts';
import { type ReleaseRegistry, releaseBuilt, startReleaseRegistry } from '../fixtures/release-registry.ts';
import { expect, test } from '../fixtures/test.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const program = 'infra/local/src/e2e-matrix.ts';
const isMain = (name: string) => /^web\/main\.[^/]+\.js$/.test(name);
const isContainer = (name: string) => /\/remoteEntry\.[^/]+\.js$/.test(name);

/** What the new shell has and no contract speaks of. */
const feature = "document.documentElement.dataset.frame='2';";
/** A remote whose pages cannot be without it. */
const needsFeature = `
;(() => {
  const { init, get } = mf_fair;
  const requiring = (enter) => async (at) => {
    if (document.documentElement.dataset.frame !== '2') throw new Error('the frame of version 2 is missing');
    return enter(at);
  };
  const demanding = ({ remote }) => ({
    remote: { ...remote, mount: requiring(remote.mount), hydrate: requiring(remote.hydrate) },
  });
  mf_fair = {
    init,
    get: async (expose) => {
      const factory = await get(expose);
      return expose === './app' ? () => demanding(factory()) : factory;
    },
  };
})();
`;

interface Verdict {
  readonly allowed: boolean;
  readonly refusals: readonly { readonly rule: string; readonly party: string; readonly wayOut: string }[];
  readonly matrix: readonly { readonly other: string; readonly matrix: string }[];
}

test.describe('versions that come together', () => {
  let registry: ReleaseRegistry;
  let releases: string;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    releases = mkdtempSync(join(tmpdir(), 'umbral-matrix-'));
    registry = await startReleaseRegistry();
    await releaseBuilt(registry, releases);
    const version = '2.0.0';
    const withFeature = (name: string, text: string) => (isMain(name) ? feature + text : text);
    const demanding = (name: string, text: string) => (isContainer(name) ? text + needsFeature : text);
    makeRelease({ artifactsDir: releases, app: 'shell', version, edit: withFeature });
    makeRelease({ artifactsDir: releases, app: 'mf-fair', version, edit: demanding });
    for (const app of ['shell', 'mf-fair']) await registry.publish(join(releases, app, version));
    await registry.promote('shell', version);
    await registry.countTabs(activeVersions(), 12);
  });
  test.afterAll(async () => {
    await registry?.stop();
    rmSync(releases, { recursive: true, force: true });
  });

  const verdict = async (): Promise<Verdict> => (await registry.call('POST', '/releases/mf-fair/2.0.0/check')).json();

  test('a break that only the shell before shows is found by the matrix and then refused by the gate', async () => {
    test.setTimeout(300_000);
    const before = `shell@${activeVersion('shell')}`;
    expect(await verdict()).toMatchObject({ allowed: true, refusals: [] });
    const standing = async () => new Map((await verdict()).matrix.map(({ other, matrix }) => [other, matrix]));
    expect((await standing()).get(before)).toBe('missing');

    const { code, text } = await runMatrix('mf-fair@2.0.0', 'the search of the header');
    expect(code, text).toBe(1);
    expect(text).toMatch(/FAILED the search of the header/);
    const after = await standing();
    expect(after.get('shell@2.0.0'), text).toBe('passed');
    expect(after.get(before), text).toBe('failed');

    const { allowed, refusals } = await verdict();
    expect(allowed).toBe(false);
    expect([...new Set(refusals.map(({ rule, party }) => `${rule} ${party}`))]).toEqual([`matrix ${before}`]);
    await expect(registry.promote('mf-fair', '2.0.0')).rejects.toThrow('gate-refused');
  });

  /** As `npm run e2e:matrix`, on the portal that this suite runs on. */
  function runMatrix(name: string, journey: string): Promise<{ code: number; text: string }> {
    const { TEST_WORKER_INDEX, TEST_PARALLEL_INDEX, ...env } = process.env;
    return new Promise((resolve) => {
      // What is broken on purpose would be tried twice.
      const words = [program, name, '--workers=1', '--retries=0', '-g', journey];
      const options = { cwd: root, env: { ...env, ...registry.operatorEnv }, maxBuffer: 2 ** 24 };
      execFile(process.execPath, words, options, (error, out, complaints) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: out + complaints });
      });
    });
  }
});
