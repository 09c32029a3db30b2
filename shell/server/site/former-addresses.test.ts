import { createLogger } from 'infra-observability/logger.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FormerAddresses, followFormerAddresses } from './former-addresses.ts';

const log = createLogger({ program: 'shell', level: 'silent' });
let former: FormerAddresses | undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  former?.stop();
  vi.useRealTimers();
});

/** Follows a list that a test may change, or take away. */
function follow(registry: { says: unknown }) {
  const onChange = vi.fn<() => void>();
  const ask = async () => {
    if (registry.says === undefined) throw new Error('away');
    return { tombstones: registry.says };
  };
  former = followFormerAddresses({ ask, onChange, log });
  former.start();
  return { former, onChange };
}

test('what is gone is known by shape, the last word counts while the registry is away, and news are told', async () => {
  const registry: { says: unknown } = { says: [{ shape: '/seguros/:', leadsTo: null }] };
  const { former: list, onChange } = follow(registry);
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
