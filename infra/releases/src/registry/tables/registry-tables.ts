import type { DefaultJson, DefaultMoment, Json, Moment, OptionalMoment } from 'infra-db/tables/column.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ClaimGrantTable, ClaimTable } from './claim-tables.ts';
import type { ApprovalTable, ProbeResultTable } from './evidence-tables.ts';
import type { ApiContractTable, VerdictTable } from './gate-tables.ts';
import type { CanaryPlanTable, DecisionTable, HealthMinuteTable, HealthReceiptTable } from './health-tables.ts';
import type { MatrixResultTable } from './matrix-tables.ts';
import type { SettingTable } from './setting-tables.ts';

/** What a token may do: everything, release its remotes, or read and tell which versions are open. */
export type Role = 'operator' | 'team' | 'shell';
export type ReleaseState = 'uploading' | 'complete' | 'collected';
/** A pin is a channel that goes before all others. */
export type ChannelName = 'stable' | 'canary' | 'preview' | 'pin';
export type ChangeAction = 'promote' | 'rollback' | 'end' | 'pin' | 'unpin';

/** What runs is said for each by itself. */
export interface EnvironmentTable {
  name: string;
  parent: string | null;
  created_by: string;
  created_at: DefaultMoment;
}

export interface RemoteTable {
  name: string;
  team: string;
  created_at: DefaultMoment;
  registered_by: Generated<string>;
  withdrawn_at: OptionalMoment;
}

export interface TokenTable {
  id: GeneratedAlways<number>;
  name: string;
  hash: string;
  role: Role;
  remotes: Generated<string[]>;
  /** All of them, those of the future too, where it names none. */
  environments: string[] | null;
  created_at: DefaultMoment;
  expires_at: Moment;
  revoked_at: OptionalMoment;
}

export interface SigningKeyTable {
  key_id: string;
  public_key: string;
  signs: string[];
  state: Generated<'active' | 'retired' | 'revoked'>;
  created_at: DefaultMoment;
  changed_at: DefaultMoment;
}

export interface ReleaseTable {
  id: GeneratedAlways<number>;
  remote: string;
  version: string;
  state: Generated<ReleaseState>;
  manifest: string;
  digest: string;
  signature: Json;
  key_id: string;
  released_by: string;
  created_at: DefaultMoment;
  touched_at: DefaultMoment;
  completed_at: OptionalMoment;
  collected_at: OptionalMoment;
}

export interface FileTable {
  sha384: string;
  bytes: number;
  stored_at: DefaultMoment;
}

export interface ReleaseFileTable {
  release_id: number;
  path: string;
  sha384: string;
}

export interface CompositionTable {
  environment: Generated<string>;
  seq: number;
  lock: string;
  signature: Json;
  created_at: Moment;
}

export interface ChangeTable {
  seq: number;
  remote: string;
  channel: ChannelName;
  action: ChangeAction;
  before_id: number | null;
  after_id: number | null;
  share: number | null;
  actor: string;
  reason: string;
}

export interface ChannelTable {
  environment: Generated<string>;
  remote: string;
  name: ChannelName;
  release_id: number;
  share: number | null;
}

export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: DefaultMoment;
  actor: string;
  action: string;
  remote: string | null;
  version: string | null;
  reason: string | null;
  facts: DefaultJson;
}

export interface LivingVersionTable {
  environment: Generated<string>;
  minute: Moment;
  shell: string;
  remote: string;
  version: string;
  tabs: number;
}

export interface LivingSetTable {
  environment: Generated<string>;
  minute: Moment;
  shell: string;
  versions: Json;
  tabs: number;
}

export interface ConsoleSessionTable {
  hash: string;
  /** Names it; proves nothing. */
  id: Generated<string>;
  user_agent: Generated<string>;
  /** Of a token or of a person: one of the two. */
  token_id: number | null;
  person_id: number | null;
  started_at: DefaultMoment;
  expires_at: Moment;
}

export interface FailureGroupTable {
  environment: Generated<string>;
  id: GeneratedAlways<number>;
  remote: string;
  version: string;
  cohort: 'stable' | 'canary' | 'pin' | 'link';
  kind: string;
  message: string;
  stack: string | null;
  count: number;
  first_seen: DefaultMoment;
  last_seen: DefaultMoment;
}

export interface LinkTable {
  id: string;
  environment: Generated<string>;
  link: Json;
  signature: Json;
  made_by: string;
  purpose: string;
  created_at: DefaultMoment;
  expires_at: Moment;
  first_used_at: OptionalMoment;
  revoked_at: OptionalMoment;
  revoked_by: string | null;
}

export interface LinkPinTable {
  link_id: string;
  release_id: number;
}

export interface ShellTable {
  environment: Generated<string>;
  name: string;
  seen_at: Moment;
  seq: number;
  refused: DefaultJson;
  fault: string | null;
  drawn_in: string | null;
  region: string | null;
}

/** The tables of the registry, in their schema. */
export interface RegistryTables {
  'releases.environment': EnvironmentTable;
  'releases.setting': SettingTable;
  'releases.remote': RemoteTable;
  'releases.claim': ClaimTable;
  'releases.claim_grant': ClaimGrantTable;
  'releases.token': TokenTable;
  'releases.signing_key': SigningKeyTable;
  'releases.release': ReleaseTable;
  'releases.file': FileTable;
  'releases.release_file': ReleaseFileTable;
  'releases.composition': CompositionTable;
  'releases.change': ChangeTable;
  'releases.channel': ChannelTable;
  'releases.audit_entry': AuditEntryTable;
  'releases.living_version': LivingVersionTable;
  'releases.living_set': LivingSetTable;
  'releases.shell': ShellTable;
  'releases.verdict': VerdictTable;
  'releases.api_contract': ApiContractTable;
  'releases.matrix_result': MatrixResultTable;
  'releases.probe_result': ProbeResultTable;
  'releases.approval': ApprovalTable;
  'releases.health_receipt': HealthReceiptTable;
  'releases.health_minute': HealthMinuteTable;
  'releases.canary_plan': CanaryPlanTable;
  'releases.decision': DecisionTable;
  'releases.link': LinkTable;
  'releases.link_pin': LinkPinTable;
  'releases.console_session': ConsoleSessionTable;
  'releases.failure_group': FailureGroupTable;
}
