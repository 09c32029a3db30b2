import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Deployed, Deployment } from './deployed.ts';

const word = z.coerce.string();
const networks = z.union([
  z.array(z.string()),
  z.record(z.string(), z.looseObject({ aliases: z.array(z.string()) }).nullable()),
]);
const service = z.looseObject({
  command: z.array(word).default([]),
  environment: z.record(z.string(), word).default({}),
  user: z.string(),
  stop_grace_period: z.string().default('10s'),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  healthcheck: z.looseObject({ test: z.array(word) }).optional(),
  networks,
});
const composeFile = z.looseObject({ services: z.record(z.string(), service) });

/** What the file is told, `${NAME:?}`; the names are in the example beside it. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{([A-Z_]+)(?::[-?]([^}]*))?\}/g,
    (_all, name: string, otherwise = '') => values[name] || otherwise,
  );
}

/** The file as YAML, with what it is told. */
export function parseCompose(path: string, values: Readonly<Record<string, string>>): unknown {
  return parse(interpolate(readFileSync(path, 'utf8'), values), { merge: true });
}

/** Reads a compose file; throws where it says less than a part must say. */
export function readCompose(path: string, values: Readonly<Record<string, string>>): Deployment {
  const { services } = composeFile.parse(parseCompose(path, values));
  const networksOf = (one: z.output<typeof service>) =>
    Array.isArray(one.networks) ? one.networks : Object.keys(one.networks);
  const namesOf = (name: string, one: z.output<typeof service>) =>
    Array.isArray(one.networks)
      ? [name]
      : [name, ...Object.values(one.networks).flatMap((network) => network?.aliases ?? [])];
  const entries = Object.entries(services);
  const reachable = new Map(entries.flatMap(([name, one]) => namesOf(name, one).map((alias) => [alias, one] as const)));
  return {
    containers: entries.map(([name, one]) => toDeployed(name, one)),
    services: new Map([...reachable].flatMap(([alias, one]) => probedBy(one).map((port) => [alias, port] as const))),
    mayAsk(asking, name) {
      const from = services[asking.name];
      const to = reachable.get(name);
      return (
        from !== undefined && to !== undefined && networksOf(from).some((network) => networksOf(to).includes(network))
      );
    },
  };
}

function probedBy({ healthcheck }: z.output<typeof service>): number[] {
  const port = Number(healthcheck?.test.at(-1));
  return Number.isInteger(port) ? [port] : [];
}

function toDeployed(name: string, one: z.output<typeof service>): Deployed {
  const mounts = one.volumes.map((volume) => {
    const [, folder = '', mode] = volume.split(':');
    return [folder, { isWritable: mode !== 'ro' }] as const;
  });
  return {
    name,
    command: one.command,
    env: one.environment,
    user: Number(one.user.split(':')[0]),
    stopSeconds: Number.parseInt(one.stop_grace_period, 10),
    isShut:
      one.read_only &&
      one.cap_drop.includes('ALL') &&
      one.security_opt.includes('no-new-privileges:true') &&
      Number(one.user.split(':')[0]) > 0,
    probed: probedBy(one),
    folders: new Map([
      ...one.tmpfs.map((folder) => [folder, { isWritable: true }] as const),
      ...one.secrets.map((secret) => [`/run/secrets/${secret}`, { isWritable: false }] as const),
      ...mounts,
    ]),
    copies: 1,
  };
}
