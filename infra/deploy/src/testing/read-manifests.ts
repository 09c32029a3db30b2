import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import type { Deployed, Deployment } from './deployed.ts';

const reference = z.strictObject({ name: z.string(), key: z.string() });
const variable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.union([z.strictObject({ secretKeyRef: reference }), z.strictObject({ configMapKeyRef: reference })]),
  }),
]);
const probe = z.looseObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }).optional(),
  periodSeconds: z.number().optional(),
  failureThreshold: z.number().optional(),
});
const container = z.looseObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()).default([]),
  env: z.array(variable),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.number() })).default([]),
  livenessProbe: probe.optional(),
  readinessProbe: probe.optional(),
  startupProbe: probe.optional(),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(
    z.strictObject({ name: z.string(), mountPath: z.string(), readOnly: z.boolean().default(false) }),
  ),
});
const labels = z.looseObject({ part: z.string() });
const selector = z.strictObject({ matchLabels: labels });
const workload = z.looseObject({
  kind: z.enum(['Deployment', 'StatefulSet', 'Job']),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    replicas: z.number().default(1),
    selector: selector.optional(),
    template: z.looseObject({
      metadata: z.looseObject({ labels }),
      spec: z.looseObject({
        automountServiceAccountToken: z.literal(false),
        terminationGracePeriodSeconds: z.number().default(30),
        securityContext: z.looseObject({
          runAsNonRoot: z.literal(true),
          runAsUser: z.number().min(1),
          seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
        }),
        containers: z.array(container),
        volumes: z.array(z.looseObject({ name: z.string() })),
      }),
    }),
    volumeClaimTemplates: z.array(z.looseObject({ metadata: z.looseObject({ name: z.string() }) })).default([]),
  }),
});
const service = z.looseObject({
  kind: z.literal('Service'),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    selector: labels,
    ports: z.array(z.strictObject({ name: z.string(), port: z.number(), targetPort: z.string() })),
  }),
});
const settings = z.looseObject({ kind: z.literal('ConfigMap'), data: z.record(z.string(), z.string()) });
const peers = z.array(z.looseObject({ podSelector: z.strictObject({ matchLabels: labels }).optional() }));
const rulePorts = z.array(z.strictObject({ protocol: z.string(), port: z.number() }));
const policy = z.looseObject({
  kind: z.literal('NetworkPolicy'),
  spec: z.looseObject({
    podSelector: z.looseObject({ matchLabels: labels.optional() }),
    ingress: z.array(z.looseObject({ from: peers.default([]), ports: rulePorts })).default([]),
    egress: z.array(z.looseObject({ to: peers.default([]), ports: rulePorts })).default([]),
  }),
});

type Workload = z.output<typeof workload>;
type Container = z.output<typeof container>;

/** Documents of all manifests of a folder, each with the file that it is in. */
export function parseManifests(folder: string): { readonly file: string; readonly document: unknown }[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  return files.toSorted().flatMap((file) =>
    parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map((document) => {
      if (document.errors.length > 0) throw new Error(`${file}: ${document.errors[0]?.message}`);
      return { file, document: document.toJS() as unknown };
    }),
  );
}

/** A container of a cluster, with what only a cluster says. */
export interface Pod extends Deployed {
  readonly part: string;
  /** Seconds of silence after which it is replaced; nothing where nobody asks. */
  readonly hangSeconds: number | undefined;
  /** Mounts for which there is no volume. */
  readonly missing: readonly string[];
  readonly image: string;
}

/** Manifests as one deployment; `secrets` are the values behind references. Throws where a manifest says less than it must. */
export function readManifests(
  folder: string,
  secrets: Readonly<Record<string, string>>,
): Deployment & { readonly containers: readonly Pod[] } {
  const documents = parseManifests(folder).map(({ document }) => document);
  const found = <Schema extends z.ZodType>(schema: Schema, kinds: readonly string[]) =>
    documents
      .filter((one) => kinds.includes(z.looseObject({ kind: z.string() }).parse(one).kind))
      .map((one) => schema.parse(one));
  const workloads = found(workload, ['Deployment', 'StatefulSet', 'Job']);
  const policies = found(policy, ['NetworkPolicy']);
  const told = Object.assign({}, ...found(settings, ['ConfigMap']).map(({ data }) => data)) as Record<string, string>;
  const services = found(service, ['Service']);
  const partOf = new Map(services.map(({ metadata, spec }) => [metadata.name, spec.selector.part]));
  const portOf = (part: string, name: string) =>
    workloads
      .filter(({ spec }) => spec.template.metadata.labels.part === part)
      .flatMap(({ spec }) => spec.template.spec.containers.flatMap(({ ports }) => ports))
      .find((port) => port.name === name)?.containerPort;
  const ports = services.flatMap(({ metadata, spec }) => {
    const [port] = spec.ports;
    // What is asked by name is asked by the port that the container has.
    return port && portOf(spec.selector.part, port.targetPort) === port.port
      ? [[metadata.name, port.port] as const]
      : [];
  });
  const lets = (part: string, way: 'ingress' | 'egress', other: string, port: number) =>
    policies
      .filter(({ spec }) => spec.podSelector.matchLabels?.part === part)
      .flatMap(({ spec }) =>
        way === 'ingress'
          ? spec.ingress.map(({ from, ports: open }) => ({ peers: from, open }))
          : spec.egress.map(({ to, ports: open }) => ({ peers: to, open })),
      )
      .some(
        ({ peers: named, open }) =>
          open.some((one) => one.port === port) && named.some((peer) => peer.podSelector?.matchLabels.part === other),
      );
  return {
    containers: workloads.flatMap((one) =>
      one.spec.template.spec.containers.map((inside) => toPod(one, inside, { told, secrets })),
    ),
    services: new Map(ports),
    mayAsk(asking, name) {
      const from = workloads.find(({ spec }) => spec.template.spec.containers.some((one) => one.name === asking.name));
      const part = partOf.get(name);
      const port = new Map(ports).get(name);
      if (!from || part === undefined || port === undefined) return false;
      const asker = from.spec.template.metadata.labels.part;
      return lets(asker, 'egress', part, port) && lets(part, 'ingress', asker, port);
    },
  };
}

interface Values {
  readonly told: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
}

function spelled(one: z.output<typeof variable>, { told, secrets }: Values): string {
  if ('value' in one) return one.value;
  const isSecret = 'secretKeyRef' in one.valueFrom;
  const { key } = 'secretKeyRef' in one.valueFrom ? one.valueFrom.secretKeyRef : one.valueFrom.configMapKeyRef;
  const value = (isSecret ? secrets : told)[key];
  if (value === undefined) throw new Error(`${one.name} is taken from ${key}, which nobody sets`);
  return value;
}

function toPod({ kind, spec }: Workload, inside: Container, values: Values): Pod {
  const { spec: pod, metadata } = spec.template;
  const probes = [inside.livenessProbe, inside.readinessProbe, inside.startupProbe].flatMap(
    (one) => one?.httpGet ?? [],
  );
  const numberOf = (name: string) => inside.ports.find((port) => port.name === name)?.containerPort ?? 0;
  const volumes = [
    ...pod.volumes.map(({ name }) => name),
    ...spec.volumeClaimTemplates.map((claim) => claim.metadata.name),
  ];
  const { periodSeconds = 10, failureThreshold = 3 } = inside.livenessProbe ?? {};
  return {
    name: inside.name,
    part: metadata.labels.part,
    command: inside.command,
    env: Object.fromEntries(inside.env.map((one) => [one.name, spelled(one, values)])),
    user: pod.securityContext.runAsUser,
    // A job ends by itself.
    stopSeconds: kind === 'Job' ? Number.POSITIVE_INFINITY : pod.terminationGracePeriodSeconds,
    isShut: true,
    probed: [...new Set(probes.map(({ port }) => numberOf(port)))],
    folders: new Map(inside.volumeMounts.map(({ mountPath, readOnly }) => [mountPath, { isWritable: !readOnly }])),
    copies: spec.replicas,
    hangSeconds: inside.livenessProbe ? periodSeconds * failureThreshold : undefined,
    missing: inside.volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name)),
    image: inside.image,
  };
}
