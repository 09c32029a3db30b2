import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellWatchdog } from './tell-watchdog.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-watchdog-'));
  const program = join(folder, 'systemd-notify');
  writeFileSync(program, `#!/bin/sh\necho "$NOTIFY_SOCKET $*" >> ${join(folder, 'told')}\n`);
  chmodSync(program, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function told(): string[] {
  try {
    return readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

const path = () => `${folder}:/usr/bin:/bin`;

test('a unit with a watchdog hears of a program again and again', async () => {
  tellWatchdog({ PATH: path(), NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '60000' });
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(1));
  expect(new Set(told())).toEqual(new Set(['/run/notify WATCHDOG=1']));
});

test.each([
  ['no unit', {}],
  ['a unit without a watchdog', { NOTIFY_SOCKET: '/run/notify' }],
  ['nonsense', { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: 'often' }],
])('%s hears nothing', (_, env) => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  tellWatchdog({ PATH: path(), ...env });
  expect(repeat).not.toHaveBeenCalled();
  repeat.mockRestore();
});
