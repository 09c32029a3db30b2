import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiDraftServer } from './api-draft-server.ts';

const draft = {
  id: 7,
  version: 1,
  key: 'k',
  builder: 1,
  project: null,
  projectVersion: null,
  form: { name: 'Mirador' },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[B142, C303] a portal that takes a save and says nothing is away, well before whoever types gives up', async () => {
  const silent = vi.fn(
    (_endpoint: unknown, _input: unknown, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const { save } = apiDraftServer(silent as CallApi, (form) => form);
  const answer = vi.fn();
  void save(draft).then(answer);
  await vi.advanceTimersByTimeAsync(19_000);
  expect(answer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answer).toHaveBeenCalledExactlyOnceWith({ kind: 'away' });
});
