import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellSystemd } from './tell-systemd.ts';

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
  tellSystemd({ PATH: path(), NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '60000' });
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(1));
  expect(new Set(told())).toEqual(new Set(['/run/notify WATCHDOG=1']));
});

test('a unit hears when a program serves', async () => {
  tellSystemd({ PATH: path(), NOTIFY_SOCKET: '/run/notify' }).ready();
  await vi.waitFor(() => expect(told()).toEqual(['/run/notify READY=1']));
});

test('a program whose main thread stands still says nothing', async () => {
  const source = `
    const { tellSystemd } = await import(${JSON.stringify(new URL('./tell-systemd.ts', import.meta.url).href)});
    tellSystemd();
    setTimeout(() => { for (;;) Math.sqrt(2); }, 600);
    setInterval(() => undefined, 1000);`;
  const env = { PATH: path(), NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '300000' };
  const program = spawn(process.execPath, ['--input-type=module', '-e', source], { env, stdio: 'inherit' });
  await vi.waitFor(() => expect(told().length).toBeGreaterThan(1), 5000);
  await vi.waitFor(
    async () => {
      const before = told().length;
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(told().length).toBe(before);
    },
    { timeout: 5000 },
  );
  expect(program.exitCode).toBeNull();
  program.kill('SIGKILL');
});

test.each([
  ['no unit', {}],
  ['a unit without a watchdog', { NOTIFY_SOCKET: '/run/notify' }],
  ['a unit whose watchdog is off', { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: '0' }],
  ['nonsense', { NOTIFY_SOCKET: '/run/notify', WATCHDOG_USEC: 'often' }],
])('%s hears nothing', (_, env) => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  tellSystemd({ PATH: path(), ...env });
  expect(repeat).not.toHaveBeenCalled();
  repeat.mockRestore();
});
