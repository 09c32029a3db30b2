import type { DefaultMoment, Json } from 'infra-db/tables/column.ts';

/** What an environment says to a remote. */
export interface SettingTable {
  environment: string;
  remote: string;
  name: string;
  value: Json;
  changed_by: string;
  changed_at: DefaultMoment;
}
