import { createLogger } from 'infra-observability/logger.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openKeptAnswer } from '../registry/kept-answer.ts';
import { temporaryFolder } from '../testing/fixture-remote.ts';
import { type FormerAddresses, followFormerAddresses } from './former-addresses.ts';

const log = createLogger({ program: 'shell', level: 'silent' });
let former: FormerAddresses | undefined;

const artifactsDir = temporaryFolder();

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  former?.stop();
  vi.useRealTimers();
});

/** Follows a list that a test may change, or take away. */
async function follow(registry: { says: unknown }) {
  const onChange = vi.fn<() => void>();
  const ask = async () => {
    if (registry.says === undefined) throw new Error('away');
    return { tombstones: registry.says };
  };
  former = followFormerAddresses({ ask, artifactsDir, onChange, log });
  await former.start();
  return { former, onChange };
}

test('what is gone is known by shape, the last word counts while the registry is away, and news are told', async () => {
  const registry: { says: unknown } = { says: [{ shape: '/seguros/:', leadsTo: null }] };
  const { former: list, onChange } = await follow(registry);
  await vi.advanceTimersByTimeAsync(1);
  expect(list.of('/seguros/cali')).toMatchObject({ leadsTo: null });
  expect([list.of('/seguros'), list.of('/seguros/cali/norte')]).toEqual([undefined, undefined]);
  // Nobody was told anything else before.
  expect(onChange).not.toHaveBeenCalled();

  registry.says = undefined;
  await vi.advanceTimersByTimeAsync(5000);
  expect(list.of('/seguros/cali')).toBeDefined();
  registry.says = [{ shape: '/seguros/:', leadsTo: '/ayuda' }];
  await vi.advanceTimersByTimeAsync(5000);
  expect(list.of('/seguros/cali')).toMatchObject({ leadsTo: '/ayuda' });
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(onChange).toHaveBeenCalledTimes(1);
  registry.says = 'nonsense';
  await vi.advanceTimersByTimeAsync(5000);
  expect(list.of('/seguros/cali')).toBeDefined();
});

test('after a restart while the registry is away they are known still', async () => {
  const file = openKeptAnswer(artifactsDir, 'tombstones.json');
  await expect.poll(() => file.read()).toEqual({ tombstones: [{ shape: '/seguros/:', leadsTo: '/ayuda' }] });
  const { former: list, onChange } = await follow({ says: undefined });
  expect(list.of('/seguros/cali')).toMatchObject({ leadsTo: '/ayuda' });
  expect(onChange).not.toHaveBeenCalled();
});
