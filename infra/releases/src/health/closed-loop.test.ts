import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { promote } from '../channels/channels.ts';
import { currentSeq } from '../channels/composition.ts';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import type { RunningShell } from '../testing/running-shell.ts';
import { controller, promoteUngated } from './control-canary.ts';
import { controlCanaries } from './control-regularly.ts';

let world: FollowedRegistry;
let shell: RunningShell;
let address = 0;

/** Half of the visitors, so that a few hundred visits are enough. */
const plan = {
  steps: [
    { share: 5000, visitors: 40, minutes: 0 },
    { share: 10_000, visitors: 1, minutes: 0 },
  ],
  holdAfterMinutes: 60,
};

beforeAll(async () => {
  world = await startFollowedRegistry();
  shell = await world.startShell();
  await shell.ready();
});
afterAll(() => world.close());

async function startCanary(version: string, render: string): Promise<void> {
  await world.release('mf-search', version, render);
  const { registry } = world;
  const after = await currentSeq(registry.db);
  const wish = { remote: 'mf-search', channel: 'canary', version, plan, after, reason: 'for the test' } as const;
  const { lock } = await promote(registry, controller, wish);
  await vi.waitFor(async () => expect((await shell.state()).source.seq).toBe(lock.seq));
}

interface Visited {
  readonly status: number;
  readonly composition: string;
  readonly isCanary: boolean;
  readonly cookie: string;
}

/** A visitor who was never here, at an address that nobody has in memory. */
async function visit(): Promise<Visited> {
  address += 1;
  const response = await shell.get(`/proyectos-vivienda?q=${1000 + address}`);
  const html = await response.text();
  return {
    status: response.status,
    composition: /"composition":"([0-9a-f]{16})"/.exec(html)?.[1] ?? '',
    isCanary: /"version":"1\.[1-9]/.test(html),
    cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

async function visits(count: number): Promise<readonly Visited[]> {
  return Promise.all(Array.from({ length: count }, visit));
}

/** What a browser says after a visit. */
function beacon({ composition, cookie }: Visited, more: object): Promise<Response> {
  return fetch(`${shell.url}/_signals`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ composition, seen: ['mf-search'], ...more }),
  });
}

async function channel() {
  const { apps } = (await world.call(world.tokens.operator, 'GET', '/channels')).json();
  return apps['mf-search'];
}

async function decided(version: string) {
  const { decisions } = (await world.call(world.tokens.operator, 'GET', '/decisions?remote=mf-search')).json();
  return decisions.filter((one: { version: string }) => one.version === version);
}

/** Visitors come until the controller has decided; what the shell counts is told every five seconds. */
async function until(version: string, come: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + 60_000;
  while ((await decided(version)).length === 0 && performance.now() < deadline) {
    await come();
    await controlCanaries(world.registry, promoteUngated(world.registry));
  }
}

describe('a real shell before a real registry', () => {
  test('a version whose server half throws is rolled back by itself, and its visitors see the stable one', async () => {
    await startCanary(
      '1.1.0',
      "if (Number(/q=(.*)/.exec(request.url)?.[1]) % 5 === 0) throw new Error('no'); return page('<h1>new</h1>');",
    );
    await until('1.1.0', async () => void (await visits(20)));
    const [decision] = await decided('1.1.0');
    expect(decision).toMatchObject({ kind: 'roll-back', facts: { signal: 'page-failed' } });
    expect(decision.reason).toContain('pages that the server could not draw');
    const told = await world.call(world.tokens.operator, 'GET', '/failures?remote=mf-search');
    expect(told.json().failures).toContainEqual(
      expect.objectContaining({ version: '1.1.0', cohort: 'canary', kind: 'render' }),
    );
    expect(await channel()).toMatchObject({ stable: { version: '1.0.0' } });
    expect((await channel()).canary).toBeUndefined();
    await vi.waitFor(async () => {
      const after = await visits(10);
      expect(after.filter(({ status, isCanary }) => status !== 200 || isCanary)).toEqual([]);
    });
  });

  test('a version that throws in browsers is rolled back by what their tabs say', async () => {
    await startCanary('1.2.0', "return page('<h1>new</h1>');");
    await until('1.2.0', async () => {
      const come = await visits(20);
      await Promise.all(
        come.map((one, at) =>
          beacon(
            one,
            one.isCanary && at % 4 === 0 ? { failed: [{ app: 'mf-search', signal: 'crashed', message: 'no' }] } : {},
          ),
        ),
      );
    });
    const [decision] = await decided('1.2.0');
    expect(decision).toMatchObject({ kind: 'roll-back', facts: { signal: 'crashed' } });
  });

  test('a good version becomes stable by itself', async () => {
    await startCanary('1.3.0', "return page('<h1>new</h1>');");
    await until('1.3.0', async () => {
      const come = await visits(20);
      await Promise.all(come.map((one) => beacon(one, {})));
    });
    expect(await decided('1.3.0')).toMatchObject([{ kind: 'promote' }]);
    expect(await channel()).toMatchObject({ stable: { version: '1.3.0' } });
  });

  test('a version whose loader throws, so that its router draws the error, is rolled back with what was thrown', async () => {
    await startCanary(
      '1.4.0',
      "const isBad = Number(/q=(.*)/.exec(request.url)?.[1]) % 5 === 0; return page('<h1>new</h1>', isBad ? { status: 500, fault: 'Error: always' } : {});",
    );
    await until('1.4.0', async () => void (await visits(20)));
    const [decision] = await decided('1.4.0');
    expect(decision).toMatchObject({ kind: 'roll-back', facts: { signal: 'page-failed' } });
    const told = await world.call(world.tokens.operator, 'GET', '/failures?remote=mf-search');
    expect(told.json().failures).toContainEqual(
      expect.objectContaining({ version: '1.4.0', message: expect.stringContaining('Error: always') }),
    );
  });
});
