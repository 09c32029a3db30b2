import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parts } from './parts.ts';
import { sourcesBelow } from './testing/sources-below.ts';

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const root = dirname(dirname(here));

/** Names that an example sets or offers. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(here, 'environment', file), 'utf8');
  return [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

const shared = `${sourcesBelow('infra/observability/src')}\n${sourcesBelow('infra/storage/src')}`;

test.each([
  ['api.env.example', 'infra/api/src'],
  ['shell.env.example', 'shell/server'],
  ['search.env.example', 'infra/search/src'],
  ['releases.env.example', 'infra/releases/src'],
  ['backup.env.example', 'infra/admin/src/recovery'],
  ['runner.env.example', 'infra/local/src'],
])('every name of %s is read by its program', (file, folder) => {
  const sources = `${sourcesBelow(folder)}\n${shared}`;
  const names = namesIn(file);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test('a name that several programs read has the same value in all examples', () => {
  const values = new Map<string, Set<string>>();
  // The runner is another machine: it comes from outside, with a token and keys of its own.
  const files = readdirSync(join(here, 'environment')).filter((file) => !file.startsWith('runner'));
  for (const file of files) {
    const text = readFileSync(join(here, 'environment', file), 'utf8');
    for (const [, name = '', value = ''] of text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm))
      values.set(name, new Set([...(values.get(name) ?? []), value]));
  }
  expect([...values].filter(([, different]) => different.size > 1).map(([name]) => name)).toEqual([]);
});

test('no example takes remotes out of their processes', () => {
  // Without a word the shell draws in processes (`shell/server/portal/drawing-places.test.ts`).
  const said = ['environment', 'systemd', 'compose', 'container', 'kubernetes'].flatMap((folder) =>
    readdirSync(join(here, folder)).flatMap((file) =>
      [...readFileSync(join(here, folder, file), 'utf8').matchAll(/\bRENDER_IN["']?\s*[=:]\s*["']?([\w-]+)/g)].map(
        ([, where]) => where,
      ),
    ),
  );
  expect(new Set(said)).toEqual(new Set(['walled-processes']));
});

test('nothing becomes stable in an installation that no browser has tried', () => {
  for (const file of ['environment/releases.env.example', 'compose/compose.yaml', 'kubernetes/releases.yaml']) {
    const text = readFileSync(join(here, file), 'utf8');
    expect.soft(text, file).toMatch(/^[^#\n]*\bREQUIRE_PROBE\b(?:=|: |, value: )'?true\b/m);
  }
});

const units = readdirSync(join(here, 'systemd'));
const services = units.filter((unit) => unit.endsWith('.service'));

test('every unit is one of the parts', () => {
  expect(services.toSorted()).toEqual(parts.map(({ unit }) => unit).toSorted());
});

test('every unit starts a file that is there', () => {
  for (const unit of services) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    const entry = /^ExecStart=\S+ (\S+\.ts)/m.exec(text)?.[1] ?? unit;
    expect(() => readFileSync(join(root, entry))).not.toThrow();
  }
});

test('each program is a user of its own, keeps what it keeps for itself, and may do no more than it needs', () => {
  const accounts = readFileSync(join(here, 'sysusers/umbral.conf'), 'utf8');
  const made = [...accounts.matchAll(/^u (\S+) /gm)].map(([, name]) => name);
  const settings = (unit: string) => readFileSync(join(here, 'systemd', unit), 'utf8').split('\n');
  const programs = services.filter((unit) => settings(unit).some((line) => line.startsWith('StateDirectory=')));
  const users = programs.map((unit) =>
    settings(unit)
      .find((line) => line.startsWith('User='))
      ?.slice('User='.length),
  );
  expect(users.toSorted()).toEqual(made.toSorted());
  for (const unit of programs) {
    const lines = settings(unit);
    for (const line of ['ProtectSystem=strict', 'CapabilityBoundingSet=', 'PrivateDevices=yes', 'UMask=0027'])
      expect.soft(lines, unit).toContain(line);
    expect
      .soft(
        lines.filter((line) => line.startsWith('ReadWritePaths=')),
        unit,
      )
      .toEqual([]);
    // The shell makes namespaces: that is the wall around the remotes.
    expect.soft(lines.includes('RestrictNamespaces=yes'), unit).toBe(unit !== 'umbral-shell@.service');
  }
});

test('no signal opens the inspector of a program', () => {
  for (const unit of services) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    expect.soft(text, unit).toMatch(/^Environment=.*NODE_OPTIONS=--disable-sigusr1\b/m);
  }
});

test('what runs on and on takes 32 MB for young objects and no more', () => {
  const [young, options] = ['--max-semi-space-size=16', '--disable-sigusr1'];
  for (const unit of services) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    if (text.includes('Restart=always'))
      expect.soft(text, unit).toContain(`\nEnvironment="NODE_OPTIONS=${options} ${young}" `);
  }
  expect(readFileSync(join(here, 'container/Dockerfile'), 'utf8')).toContain(`NODE_OPTIONS="${options} ${young}" `);
  for (const program of ['local/src/portal/start-portal.ts', 'bench/src/portal/shell-behind-proxy.ts'])
    expect(readFileSync(join(here, '..', program), 'utf8')).toContain(`const nodeOptions = '${options} ${young}';`);
});

test('a program that is always started again is also watched for hanging, and replaced within five seconds', () => {
  for (const unit of services) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    const entry = /^ExecStart=\S+ (\S+\.ts)/m.exec(text)?.[1] ?? '';
    if (!text.includes('Restart=always')) continue;
    const seconds = Number(/^WatchdogSec=(\d+)$/m.exec(text)?.[1]) + (/^RestartSec=500ms$/m.test(text) ? 0.5 : 1);
    expect.soft(unit === 'umbral-backup.service' || seconds <= 5, unit).toBe(true);
    for (const line of ['Type=notify', 'NotifyAccess=all', 'WatchdogSignal=SIGKILL', 'StartLimitIntervalSec=0'])
      expect.soft(text.split('\n'), unit).toContain(line);
    const source = readFileSync(join(root, entry), 'utf8');
    expect.soft(source, entry).toContain('tellSystemd();');
    expect.soft(source, entry).toContain('systemd.ready();');
  }
});

test('nginx asks the sockets that shells and APIs share, and each of these listens on the one of its kind', () => {
  const nginx = readFileSync(join(here, 'nginx/one-machine.conf'), 'utf8');
  for (const kind of ['shell', 'api']) {
    const socket = readFileSync(join(here, 'systemd', `umbral-${kind}.socket`), 'utf8');
    const service = readFileSync(join(here, 'systemd', `umbral-${kind}@.service`), 'utf8');
    const address = /^ListenStream=(\S+)$/m.exec(socket)?.[1];
    const upstream = new RegExp(`upstream umbral_${kind} \\{([^}]*)\\}`).exec(nginx)?.[1] ?? '';
    expect(upstream.match(new RegExp(`server ${address} max_fails=0;`, 'g'))).toHaveLength(2);
    expect(service.split('\n')).toContain(`Sockets=umbral-${kind}.socket`);
    expect(socket).toMatch(new RegExp(`^Service=umbral-${kind}@\\d+\\.service$`, 'm'));
  }
});

test('every private key that a program is told of stands in an example', () => {
  const names = readdirSync(join(here, 'environment')).flatMap(namesIn);
  const sources = ['infra/releases/src', 'infra/local/src/portal', 'infra/admin/src/recovery']
    .map(sourcesBelow)
    .join('\n');
  const keys = new Set(sources.match(/\b[A-Z_]+_KEY_FILE\b/g));
  expect(keys).toContain('RELEASES_EVIDENCE_KEY_FILE');
  expect([...keys].filter((key) => !names.includes(key))).toEqual([]);
});

/** A block of the entrance, by its head. */
function blockOf(head: string): string {
  const text = readFileSync(join(here, 'nginx/umbral.conf'), 'utf8');
  const from = text.indexOf(`${head} {`);
  return from < 0 ? '' : text.slice(from, text.indexOf('\n  }', from));
}

test.each(['/', '/api/', '/search/', '~ ^/platform(/|$)'])('what one network may ask of %s has a limit', (location) => {
  expect(blockOf(`location ${location}`)).toMatch(/^ {4}limit_req zone=umbral_\w+ burst=\d+ nodelay;$/m);
});

test('one network has so many connections for pages, and is told that it asked for too much', () => {
  expect(blockOf('location /')).toMatch(/^ {4}limit_conn umbral_addresses \d+;$/m);
  const text = readFileSync(join(here, 'nginx/umbral.conf'), 'utf8');
  for (const line of ['limit_req_status 429;', 'limit_conn_status 429;']) expect(text).toContain(`\n${line}\n`);
});

test('probes, metrics and calls of the platform are closed to visitors, and who asks is never taken from them', () => {
  const closed = 'location ~ ^/(_platform|metrics|livez|readyz)';
  expect(blockOf(closed)).toMatch(/^ {4}return 404;$/m);
  const text = readFileSync(join(here, 'nginx/umbral.conf'), 'utf8');
  expect(text).toMatch(/^ {2}proxy_set_header X-Forwarded-For \$remote_addr;$/m);
  expect(text).not.toContain('proxy_add_x_forwarded_for');
});
