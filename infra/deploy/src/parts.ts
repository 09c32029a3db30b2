/** A program of the portal, the same wherever it is deployed: under systemd, in containers, in a cluster. */
export interface Part {
  readonly name: string;
  /** The unit that says how it is started, below `systemd/`. */
  readonly unit: string;
  /** Where its environment is read. */
  readonly sources: string;
  /** Who it runs as; a container knows the number alone. */
  readonly account: { readonly name: string; readonly id: number };
  /** What tells it its port, and its port in a container; a part without one serves nobody. */
  readonly port?: { readonly variable: string; readonly number: number };
  /** How many of it a portal starts with. */
  readonly copies: number;
}

/** Every program that `systemd/` starts. */
export const parts: readonly Part[] = [
  {
    name: 'shell',
    unit: 'umbral-shell@.service',
    sources: 'shell/server',
    account: { name: 'umbral-shell', id: 10_001 },
    port: { variable: 'PORT', number: 4000 },
    copies: 2,
  },
  {
    name: 'api',
    unit: 'umbral-api@.service',
    sources: 'infra/api/src',
    account: { name: 'umbral-api', id: 10_002 },
    port: { variable: 'API_PORT', number: 4100 },
    copies: 2,
  },
  {
    name: 'search',
    unit: 'umbral-search.service',
    sources: 'infra/search/src',
    account: { name: 'umbral-search', id: 10_003 },
    port: { variable: 'SEARCH_PORT', number: 4201 },
    copies: 1,
  },
  {
    name: 'releases',
    unit: 'umbral-releases.service',
    sources: 'infra/releases/src',
    account: { name: 'umbral-releases', id: 10_004 },
    port: { variable: 'RELEASES_PORT', number: 4300 },
    copies: 1,
  },
  {
    name: 'migrate',
    unit: 'umbral-migrate.service',
    sources: 'infra/admin/src',
    account: { name: 'umbral-api', id: 10_002 },
    copies: 1,
  },
  {
    name: 'backup',
    unit: 'umbral-backup.service',
    sources: 'infra/admin/src/recovery',
    // It reads the data folder of the server: the account of PostgreSQL's own image.
    account: { name: 'postgres', id: 999 },
    port: { variable: 'BACKUP_PORT', number: 4500 },
    copies: 1,
  },
];
