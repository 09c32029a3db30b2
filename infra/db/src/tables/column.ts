import type { ColumnType } from 'kysely';

/** What PostgreSQL's jsonb gives back; parse it with the owner's schema before use. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A moment: read as Date, written as Date or ISO text. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type DefaultMoment = ColumnType<Date, Date | string | undefined, Date | string>;
export type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** jsonb is written as text (`JSON.stringify`): the driver would turn a JavaScript array into a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;
export type DefaultJson = ColumnType<JsonValue, string | undefined, string>;
export type OptionalJson = ColumnType<JsonValue, string | null | undefined, string | null>;
