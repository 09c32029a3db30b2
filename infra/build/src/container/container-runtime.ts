import { satisfies } from './version-range.ts';

/**
 * What runs first in every `remoteEntry.js`, in place of Module Federation's own runtime: the container's `init` and
 * `get`, and the modules that the shell shares. The bundler has written the tables below; see decision 11.
 */
declare const __webpack_require__: Bundle;

interface Bundle {
  /** Module factories. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Loaders that every chunk asks. */
  readonly f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  readonly consumesLoadingData?: {
    readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>>;
  };
  readonly initializeExposesData: { readonly moduleMap: Readonly<Record<string, () => Promise<() => unknown>>> };
  initContainer(scope: ShareScope): void;
  getContainer(expose: string): Promise<() => unknown>;
}

interface Consumed {
  readonly shareKey: string;
  readonly requiredVersion: string;
}

/** By name, then by version: what the shell's bundler offers. */
type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { get(): (() => unknown) | Promise<() => unknown> }>>>
>;

const bundle = __webpack_require__;
const { chunkMapping = {}, moduleIdToConsumeDataMapping: consumed = {} } = bundle.consumesLoadingData ?? {};
let shared: ShareScope = {};

bundle.initContainer = (scope) => {
  shared = scope;
};

bundle.getContainer = async (expose) => {
  const load = bundle.initializeExposesData.moduleMap[expose];
  if (!load) throw new Error(`The container exposes no ${expose}`);
  return load();
};

bundle.f.consumes = (chunk, promises) => {
  for (const id of chunkMapping[chunk] ?? []) if (!bundle.m[id]) promises.push(install(id));
};

/** Puts the shell's copy where the bundle's modules look for it. */
async function install(id: string): Promise<void> {
  const { shareKey, requiredVersion } = consumed[id] as Consumed;
  const offers = Object.entries(shared[shareKey] ?? {});
  const offer = offers.find(([version]) => satisfies(version, requiredVersion));
  if (!offer) {
    const versions = offers.map(([version]) => version).join(', ') || 'none';
    throw new Error(`The shell shares ${shareKey} ${versions}, this remote needs ${requiredVersion}`);
  }
  const factory = await offer[1].get();
  bundle.m[id] = (module) => {
    module.exports = factory();
  };
}
