import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBackupSettings } from 'infra-admin/src/recovery/backup-settings.ts';
import { readConfig as readApi } from 'infra-api/engine/config.ts';
import { readConfig as readReleases } from 'infra-releases/config.ts';
import { readSearchConfig } from 'infra-search/src/config.ts';
import { readConfig as readShell } from 'shell/server/config.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Part, parts } from './parts.ts';
import type { Deployed, Deployment } from './testing/deployed.ts';
import { readCompose } from './testing/read-compose.ts';
import { parseManifests, readManifests } from './testing/read-manifests.ts';
import { filledExample, sampleKeyFile } from './testing/sample-values.ts';
import { sourcesBelow } from './testing/sources-below.ts';
import { readUnit } from './testing/unit-file.ts';

const deploy = dirname(dirname(fileURLToPath(import.meta.url)));
const inDeploy = (path: string) => readFileSync(join(deploy, path), 'utf8');
const unitOf = ({ unit }: Part) => readUnit(join(deploy, 'systemd', unit));
const keyFile = sampleKeyFile();

/** Parts that are no program of ours. */
const bought = ['entrance', 'database'];

/** Reads an environment as the program does at its start: throws where one of its values is missing or wrong. */
const readers: Readonly<Record<string, (env: Record<string, string>) => unknown>> = {
  shell: readShell,
  api: readApi,
  migrate: (env) => z.object({ DATABASE_URL: z.url() }).parse(env),
  search: readSearchConfig,
  releases: (env) => readReleases({ ...env, COMPOSITION_KEY_FILE: keyFile }),
  backup: readBackupSettings,
};

const example = filledExample(join(deploy, 'compose/umbral.env.example'));
const secrets = filledExample(join(deploy, 'kubernetes/secrets.env.example'));
const cluster = readManifests(join(deploy, 'kubernetes'), secrets);
const ways: readonly [string, Deployment][] = [
  ['compose', readCompose(join(deploy, 'compose/compose.yaml'), example)],
  ['kubernetes', cluster],
];

function partOf({ command: [, ...words] }: Deployed): Part | undefined {
  return parts.find((part) => unitOf(part).command.join(' ') === words.join(' '));
}

describe.each(ways)('%s', (_way, deployment) => {
  const programs = deployment.containers.flatMap((container) => {
    const part = partOf(container);
    return part ? [{ part, container }] : [];
  });

  test('every program of the units runs, as often as a portal starts with, and nothing else does', () => {
    const copies = (name: string) =>
      programs.filter(({ part }) => part.name === name).reduce((sum, { container }) => sum + container.copies, 0);
    expect(parts.map(({ name }) => [name, copies(name)])).toEqual(parts.map(({ name, copies: n }) => [name, n]));
    const others = deployment.containers.filter((one) => !partOf(one)).map(({ name }) => name);
    expect(others.toSorted()).toEqual(bought.toSorted());
  });

  test('each program starts with what it is told, and reads every name of it', () => {
    const shared = `${sourcesBelow('infra/observability/src')}\n${sourcesBelow('infra/storage/src')}`;
    for (const { part, container } of programs) {
      expect.soft(() => readers[part.name]?.(container.env), container.name).not.toThrow();
      const sources = `${sourcesBelow(part.sources)}\n${shared}`;
      const strange = Object.keys(container.env).filter((name) => !new RegExp(`\\b${name}\\b`).test(sources));
      expect.soft(strange, container.name).toEqual([]);
    }
  });

  test('each listens on the port of its part, and is asked there whether it is well', () => {
    for (const { part, container } of programs) {
      const { port } = part;
      expect.soft(container.probed, container.name).toEqual(port ? [port.number] : []);
      if (port) expect.soft(container.env[port.variable], container.name).toBe(String(port.number));
    }
  });

  test('each is the account of its part, writes only where it must, and has the time that its unit gives it to end', () => {
    for (const { part, container } of programs) {
      expect.soft(container.user, container.name).toBe(part.account.id);
      const pause = part.port ? 5 : 0;
      const isOver = container.stopSeconds >= unitOf(part).stopSeconds + pause;
      expect.soft(isOver || part.name === 'migrate', container.name).toBe(true);
    }
    for (const container of deployment.containers) expect.soft(container.isShut, container.name).toBe(true);
  });

  test('every file and folder that a program is told of is mounted or in the image, and those that it keeps can be written', () => {
    for (const { container } of programs) {
      const told = Object.entries(container.env).filter(([name]) => /_(DIR|FILE|FOLDERS)$/.test(name));
      for (const [name, path] of told.filter(([, value]) => !value.startsWith('/opt/umbral/'))) {
        const mount = [...container.folders].find(([folder]) => path === folder || path.startsWith(`${folder}/`));
        expect.soft(mount?.[0], `${container.name}: ${name}`).toBeDefined();
        const isKept = ['ARTIFACTS_DIR', 'PAGES_DIR', 'SEARCH_DATA_DIR', 'BACKUP_DIR', 'BACKUP_WAL_DIR'].includes(name);
        if (isKept) expect.soft(mount?.[1].isWritable, `${container.name}: ${name}`).toBe(true);
      }
    }
  });

  test('whoever is named by an address is there, on that port, and lets in who asks', () => {
    for (const { container } of programs) {
      const asked = Object.values(container.env).flatMap((value) => {
        const [, name = '', port] =
          /^(?:http|postgresql):\/\/(?:[^@/]*@)?([a-z-]+)(?::(\d+))?\//.exec(`${value}/`) ?? [];
        return name && name !== 'localhost' ? [[name, Number(port ?? 5432)] as const] : [];
      });
      for (const [name, port] of asked) {
        if (!bought.includes(name))
          expect.soft(deployment.services.get(name), `${container.name} asks ${name}`).toBe(port);
        expect.soft(deployment.mayAsk(container, name), `${container.name} asks ${name}`).toBe(true);
      }
    }
  });

  test('a remote that draws in a shell reaches no database, and a shell knows how many there are', () => {
    const shells = programs.filter(({ part }) => part.name === 'shell');
    for (const { container } of shells) {
      expect(deployment.mayAsk(container, 'database')).toBe(false);
      expect(container.env.SHELLS).toBe(String(parts.find(({ name }) => name === 'shell')?.copies));
    }
  });

  test('the entrance asks each part by its name and port', () => {
    const template = inDeploy('nginx/containers.conf.template');
    const entrance = deployment.containers.find(({ name }) => name === 'entrance');
    const upstreams = [...template.matchAll(/server \$\{(UMBRAL_[A-Z]+)\}:(\d+)/g)];
    expect(upstreams.map(([, name]) => name)).toEqual(
      Object.keys(entrance?.env ?? {}).filter((name) => name.startsWith('UMBRAL_')),
    );
    for (const [, name = '', port] of upstreams) {
      const host = entrance?.env[name]?.split('.')[0] ?? '';
      expect.soft(deployment.services.get(host), name).toBe(Number(port));
      expect.soft(entrance && deployment.mayAsk(entrance, host), name).toBe(true);
    }
  });
});

test('the compose file is told exactly what its example says', () => {
  const asked = new Set([...inDeploy('compose/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
  expect([...asked].toSorted()).toEqual(Object.keys(example).toSorted());
});

test('the manifests take exactly the secrets of their example', () => {
  const taken = parseManifests(join(deploy, 'kubernetes')).flatMap(({ document }) =>
    [...JSON.stringify(document).matchAll(/"secretKeyRef":\{"name":"secrets","key":"([A-Z0-9_]+)"/g)].map(
      ([, key = '']) => key,
    ),
  );
  expect([...new Set(taken)].toSorted()).toEqual(Object.keys(secrets).toSorted());
});

test('in a cluster every mount has its volume, images are stages, and what hangs is replaced within five seconds', () => {
  const stages = [...inDeploy('container/Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, stage]) => stage);
  for (const pod of cluster.containers) {
    expect.soft(pod.missing, pod.name).toEqual([]);
    expect.soft(stages, pod.image).toContain(/^umbral\/([a-z]+):/.exec(pod.image)?.[1]);
    const part = partOf(pod);
    const watchdog = part && unitOf(part).watchdogSeconds;
    if (watchdog !== undefined) expect.soft(pod.hangSeconds, pod.name).toBe(watchdog);
  }
});

test('the image has the accounts of the units, by number', () => {
  const made = [...inDeploy('container/Dockerfile').matchAll(/useradd -u (\d+) .* (umbral-\S+)/g)];
  const accounts = made.map(([, id, name]) => `${name} ${id}`);
  const wanted = parts
    .filter(({ account }) => account.name !== 'postgres')
    .map(({ account }) => `${account.name} ${account.id}`);
  expect(accounts.toSorted()).toEqual([...new Set(wanted)].toSorted());
});
