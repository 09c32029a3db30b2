import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface SharedModule {
  readonly version: string;
  readonly requiredVersion: string;
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
  '@umbral/protocol/remote/react-lifecycles.ts': { version: '1.0.0', requiredVersion: '^1.0.0' },
  '@umbral/domain/routes/table.ts': { version: '1.0.0', requiredVersion: '^1.0.0' },
};

/** In the shell: part of its bundle, ready before any remote. */
export function providedModules() {
  return mapModules(({ version }, request) => ({ shareKey: request, version, eager: true }));
}

/** In a remote: taken from the shell, without a copy of its own. */
export function consumedModules() {
  return mapModules(({ requiredVersion }) => ({ requiredVersion, singleton: true, import: false as const }));
}

function mapModules<Value>(convert: (module: SharedModule, request: string) => Value): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([request, module]) => [request, convert(module, request)]),
  );
}

function shared(name: string): SharedModule {
  const { version } = require(`${name}/package.json`) as { version: string };
  return { version, requiredVersion: `^${version}` };
}
