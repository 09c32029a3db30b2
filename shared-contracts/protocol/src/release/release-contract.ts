import type { TopicData } from '../events/topic-data.ts';
import type { DeclaredScreen } from '../routes/declared-route.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { SettingsData } from '../settings/setting-data.ts';
import type { AppName } from './artifact.ts';

/** A topic that a version gives or takes, with the payload as this version knows it. */
export interface TopicContract {
  readonly owner: AppName;
  readonly schema: JsonSchema;
  /** A fact that also reaches tabs with other versions, the same remote's among them. */
  readonly crossTab?: true;
  /** It stands in no catalogue: its owner's manifest has it, and the bus takes it from there. */
  readonly declared?: true;
}

/** A topic that a version of the shell lets pass: what its schema does not name is stripped from payloads. */
export interface CarriedTopic extends TopicContract {
  readonly kind: 'fact' | 'intent';
}

/** One place where a version embeds a fragment. */
export interface FragmentUse {
  /** `mf-project/project-rail`. */
  readonly of: string;
  /** Source file, relative to the repository. */
  readonly at: string;
  /** What it gives, as far as the source says; absent: not known. */
  readonly props?: JsonSchema;
}

/** One call of the backend as its caller or the backend itself knows it. */
export interface CallContract {
  readonly method: string;
  /** Below /api, parameters as `{name}`. */
  readonly path: string;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  readonly response?: JsonSchema;
}

/** A row of a route table. */
export interface RouteContract {
  readonly key: string;
  readonly pattern: string;
  readonly owner: AppName;
  /** A remote's own declaration; absent where the shell's table has the route. */
  readonly screen?: DeclaredScreen | undefined;
}

/** A page of another remote that a version links to, as this version knows it. */
export interface RouteUse {
  readonly owner: AppName;
  /** What its addresses are made of: `/seguros/:city?`. */
  readonly pattern: string;
  /** The first source file that links there. */
  readonly at: string;
}

/** Bytes after brotli. */
export interface GroupBytes {
  readonly js: number;
  readonly css: number;
}

/** What a shell may read in the manifests of others: pages, topics and settings that stand in no table of its own. */
export type ShellReads = 'screens' | 'topics' | 'successors' | 'settings';

/** Module → names: what it exports, or of a type that a shell hands over its members. */
export type HostNames = Readonly<Record<string, readonly string[]>>;

/** How contracts are written now; whoever reads an older way only refuses the newer. */
export const contractFormat = 1;

/** What one version promises to others and needs of them; the build reads it from sources and output. */
export interface ReleaseContract {
  readonly format: typeof contractFormat;
  /** Facts that it publishes. */
  readonly publishes: Readonly<Record<string, TopicContract>>;
  /** Facts that it hears or reads. */
  readonly hears: Readonly<Record<string, TopicContract>>;
  /** Intents that it asks. */
  readonly asks: Readonly<Record<string, TopicContract>>;
  /** Intents that it handles. */
  readonly handles: Readonly<Record<string, TopicContract>>;
  /** The shell alone: every topic of its bus. */
  readonly carries: Readonly<Record<string, CarriedTopic>>;
  /** The shell alone; one that says nothing reads nothing. */
  readonly reads?: readonly ShellReads[];
  /** A remote alone: topics that stand in no catalogue, and that it owns. */
  readonly topics?: Readonly<Record<string, TopicData>>;
  /** A remote alone: what it wants to be told by each environment. */
  readonly settings?: SettingsData;
  /** Fragments by name with the schema of their props. */
  readonly offers: Readonly<Record<string, JsonSchema>>;
  readonly embeds: readonly FragmentUse[];
  /** Calls of the backend by operation. */
  readonly calls: Readonly<Record<string, CallContract>>;
  /** Shared module → range (remotes) or version (shell). */
  readonly shared: Readonly<Record<string, string>>;
  /** The shell alone: what it gives remotes by name. One from before says nothing of it. */
  readonly gives?: HostNames;
  /** A remote alone: what it takes of a shell by name, and cannot do without. */
  readonly takes?: HostNames;
  /** npm packages that its sources import → version that was installed. */
  readonly packages: Readonly<Record<string, string>>;
  /** A remote: routes that it has a page for. The shell: the whole table, after which it finds owners. */
  readonly routes: readonly RouteContract[];
  /** A remote alone: pages of others that it links to, by their keys. */
  readonly uses?: { readonly routes: Readonly<Record<string, RouteUse>> };
  /** Selectors and at-rules of its stylesheets that reach beyond its own class names. */
  readonly styles: readonly string[];
  /** Names outside its modules that its sources write: `window.x`, `document.title`, `Array.prototype.at`. */
  readonly globals: readonly string[];
  readonly bytes: {
    /** The container; 0 in the shell. */
    readonly entry: number;
    /** Chunk group → its files with everything that it needs at once. */
    readonly groups: Readonly<Record<string, GroupBytes>>;
  };
}
