import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type FollowedRegistry, startFollowedRegistry } from '../testing/followed-registry.ts';
import { type Machine, machineKind, openMachines } from '../testing/machines.ts';
import type { RunningShell } from '../testing/running-shell.ts';

vi.setConfig({ testTimeout: 90_000 });

let registry: FollowedRegistry;
let two: readonly Machine[] = [];
const kind = machineKind();
/** What was proven stands in the title: a machine that allows no namespaces proves less. */
const what = { namespaces: 'two network namespaces', relays: 'two shells behind relays, for want of namespaces,' }[
  kind
];
const shells: RunningShell[] = [];

beforeAll(async () => {
  registry = await startFollowedRegistry({ host: '0.0.0.0' });
  two = await openMachines(kind, [1, 2], registry.port);
  const regions = ['bogota', 'panama'];
  // One after the other: two that start at once are slow on a busy machine.
  for (const [at, place] of two.entries()) {
    const shell = await registry.startShell(undefined, { REGION: regions[at] ?? '' }, place);
    await shell.ready();
    shells.push(shell);
  }
});
afterAll(async () => {
  await registry?.close();
  await Promise.all(two.map((machine) => machine.close()));
});

const ready = z.object({ registry: z.object({ seq: z.number(), silentSeconds: z.number() }) });
const heard = z.object({
  shells: z.array(z.object({ region: z.string(), lagSeconds: z.number(), seq: z.number() })),
});

async function silence(shell: RunningShell | undefined): Promise<number> {
  return ready.parse(await (await shell?.get('/readyz'))?.json()).registry.silentSeconds;
}

async function lags(): Promise<Record<string, number>> {
  const { shells: known } = heard.parse((await registry.call(registry.tokens.operator, 'GET', '/shells')).json());
  return Object.fromEntries(known.map(({ region, lagSeconds }) => [region, lagSeconds]));
}

async function promoteNext(version: string): Promise<void> {
  await registry.release('mf-search', version);
  await registry.promote('mf-search', version);
}

const runs = (shell: RunningShell | undefined, version: string) =>
  expect.poll(() => shell?.page(), { timeout: 40_000, interval: 100 }).toContain(`<h1>mf-search ${version}</h1>`);

test(`of ${what} one loses the registry: it serves on, both sides say how far behind it is, and it catches up by itself`, async () => {
  expect(kind, 'what this run was promised').toBe(process.env.EXPECTED_MACHINES ?? kind);
  const [near, far] = shells;
  const [, cuttable] = two;
  await promoteNext('1.1.0');
  await Promise.all([runs(near, '1.1.0'), runs(far, '1.1.0')]);
  await expect.poll(lags).toEqual({ bogota: 0, panama: 0 });

  cuttable?.cut();
  await promoteNext('1.2.0');
  await runs(near, '1.2.0');
  await expect.poll(() => silence(far), { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
  for (let visit = 0; visit < 20; visit += 1) {
    expect(await far?.page()).toContain('<h1>mf-search 1.1.0</h1>');
    await delay(20);
  }
  expect((await far?.get('/readyz'))?.status).toBe(200);
  await expect.poll(async () => (await lags()).panama).toBeGreaterThan(2);
  await expect.poll(async () => (await lags()).bogota).toBe(0);

  cuttable?.mend();
  await runs(far, '1.2.0');
  await expect.poll(lags).toEqual({ bogota: 0, panama: 0 });
  await expect.poll(() => silence(far)).toBeLessThan(4);
});
