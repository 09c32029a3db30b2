import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createHealthReports } from '../signals/health-reports.ts';
import { mergeSets } from '../signals/open-tabs.ts';
import type { RecentDocuments } from '../signals/recent-documents.ts';
import { createShellReports, type ShellReports } from '../signals/shell-reports.ts';
import type { Signals } from '../signals/signals.ts';
import type { FollowedRegistry } from './followed-registry.ts';

export interface ReportsOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly registry: FollowedRegistry | undefined;
  readonly signals: Signals;
  readonly documents: RecentDocuments;
  readonly drawnIn: () => string | undefined;
}

/** What the registry is told: what runs here and is open in tabs, and how visitors fare. */
export interface RegistryReports {
  readonly shell: ShellReports | undefined;
  /** Begins to tell how visitors fare; `seq` is the composition that they have. Gives the way to stop. */
  startHealth(seq: () => number): () => Promise<void>;
}

/** Makes the reports; without a registry nobody is told anything. */
export function createRegistryReports(options: ReportsOptions): RegistryReports {
  const { config, log, registry, signals, documents, drawnIn } = options;
  if (!registry) return { shell: undefined, startHealth: () => () => Promise.resolve() };
  const { client } = registry;
  const name = config.SHELL_NAME ?? `${hostname()}:${config.PORT}`;
  const livingSets = () => mergeSets(signals.openTabs(), documents.counts());
  return {
    shell: createShellReports({ client, shell: name, region: config.REGION, livingSets, drawnIn, log }),
    startHealth: (seq) => createHealthReports({ ...signals, client, shell: name, seq, log }).stop,
  };
}
