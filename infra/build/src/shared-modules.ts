import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface SharedModule {
  readonly version: string;
  readonly requiredVersion: string;
  /** Only releases from before parts (decision 75) ask for it: the shell brings it when one of them runs. */
  readonly isOlder?: boolean;
}

/**
 * Modules of which a page has one copy, the shell's, by the exact request that imports them. `react/` covers its
 * JSX runtimes. The router and the route table are requested by the package's name everywhere for that reason.
 */
export const sharedModules: Readonly<Record<string, SharedModule>> = {
  react: shared('react'),
  'react/': shared('react'),
  'react-dom': shared('react-dom'),
  'react-dom/client': shared('react-dom'),
  '@umbral/protocol/router/router.ts': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@umbral/kit/remote/react-root.tsx': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@umbral/protocol/remote/react-lifecycles.ts': { version: '1.0.0', requiredVersion: '^1.0.0', isOlder: true },
  '@umbral/domain/routes/table.ts': { version: '1.0.0', requiredVersion: '^1.0.0' },
};

/**
 * What a remote is in the browser (`remote/remote-part.ts`). There is nothing to load; a shell that does not know parts
 * says so by not having it, and the registry puts no remote beside it.
 */
export const partContract = { request: '@umbral/protocol/remote/remote-part.ts', version: '1.0.0' } as const;

/** In the shell: part of its bundle, ready before any remote. What only older releases take comes with the first of them. */
export function providedModules() {
  return mapModules(rows, ({ version, isOlder }, request) => ({ shareKey: request, version, eager: !isOlder }));
}

/** In a remote: taken from the shell, without a copy of its own. */
export function consumedModules() {
  return mapModules(
    rows.filter(([, { isOlder }]) => !isOlder),
    ({ requiredVersion }) => ({ requiredVersion, singleton: true, import: false as const }),
  );
}

type Row = readonly [request: string, module: SharedModule];

const rows: readonly Row[] = Object.entries(sharedModules);

function mapModules<Value>(
  of: readonly Row[],
  convert: (module: SharedModule, request: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(of.map(([request, module]) => [request, convert(module, request)]));
}

function shared(name: string): SharedModule {
  const { version } = require(`${name}/package.json`) as { version: string };
  return { version, requiredVersion: `^${version}` };
}
