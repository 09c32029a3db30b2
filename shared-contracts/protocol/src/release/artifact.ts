import type { RemoteName } from '../routes/owners.ts';
import type { ReleaseContract } from './release-contract.ts';

/** An application of the portal that is built and released: a remote, or `shell`. */
export type AppName = RemoteName;

/** Files of one named chunk group with everything it needs at once; names relative to the `web` folder. */
export interface AssetGroup {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/**
 * `artifacts/<app>/<version>/web/assets.json`. Groups of a remote: `app` (the page's lifecycles),
 * `fragment-<name>`, and each page chunk; of the shell: `main`.
 */
export interface Assets {
  /** A remote's container (`remoteEntry.<hash>.js`); absent in the shell. */
  readonly entry?: string;
  readonly groups: Readonly<Record<string, AssetGroup>>;
  /** File → `sha384-…` over its final bytes. A file that is not listed must not be linked. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** Where an artifact comes from, as whoever built it says; the signature of the manifest vouches for who that was. */
export interface Provenance {
  /** The tree was exactly the commit's: no change and no file that is not in it. */
  readonly isClean: boolean;
  /** What `BUILT_BY` named, as the number of a run; else `ci` or `a person's machine`. */
  readonly builtBy: string;
  /** sha384 of the lockfile: names the bill of materials. */
  readonly lockfile: string;
  /** Version of the Node that built it. */
  readonly node: string;
  /** What its commit says; absent outside a repository, and in artifacts from before anybody asked. */
  readonly change?: SourceChange;
}

/** A commit as who looks at a release wants to know it. */
export interface SourceChange {
  /** First line of its message. */
  readonly subject: string;
  readonly author: string;
  /** First ticket that its message names, as `UMB-12` or `#12`. */
  readonly ticket?: string;
  /** Where its repository shows it, below `https://`; absent where that has no address on the web. */
  readonly url?: string;
}

/** `artifacts/<app>/<version>/manifest.json`: what a release says about itself. */
export interface ArtifactManifest {
  readonly app: AppName;
  readonly version: string;
  /** Commit it was built from; `unknown` outside a repository. */
  readonly commit: string;
  /** Absent in artifacts from before anybody asked. */
  readonly provenance?: Provenance;
  /** Every file of `web` and `node` with its sha384. */
  readonly files: Readonly<Record<string, string>>;
  /** Shared module → range (remotes) or version (shell). */
  readonly shared: Readonly<Record<string, string>>;
  /** Keys of the routes that have a page. */
  readonly routes: readonly string[];
  /** Chunk of the page of each route; absent in artifacts from before anybody asked. */
  readonly chunks?: Readonly<Record<string, string>>;
  readonly fragments: readonly string[];
  /** What it promises and needs; absent in artifacts from before there were contracts. */
  readonly contract?: ReleaseContract;
}
