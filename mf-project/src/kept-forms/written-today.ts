import { civilDate, isoDate } from '@umbral/domain/format/format-date.ts';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { asRecord, readStored, writeStored } from '@umbral/domain/storage/stored-json.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

const store = () => localStorage;
const today = () => isoDate(civilDate(new Date()));

/** Remembers for the rest of the day that this device wrote about a project: the project only, no person [B061]. */
export function rememberContact(projectTitle: string): void {
  const projects = [...new Set([...projectsOfToday(), slugify(projectTitle)])];
  writeStored(store, localKeys.contactedToday, { day: today(), projects });
}

/** Whether this device has written about a project today. */
export function hasWrittenHere(projectTitle: string): boolean {
  return projectsOfToday().includes(slugify(projectTitle));
}

/** Whether the signed-in person has written about it today, from whichever device; no, where that cannot be known. */
export async function hasWritten(call: CallApi, projectTitle: string): Promise<boolean> {
  // Most visitors are nobody yet: only for a person the call and its schemas are loaded.
  const { listContactsOfToday } = await import(
    /* webpackChunkName: "contacts-of-today" */ '@umbral/domain/api/contacts.ts'
  );
  const { data } = await call(listContactsOfToday, {}).catch(() => ({ data: [] }));
  return data.some(({ project_title: title }) => slugify(title) === slugify(projectTitle));
}

function projectsOfToday(): readonly string[] {
  const { day, projects } = asRecord(readStored(store, localKeys.contactedToday));
  if (day !== today() || !Array.isArray(projects)) return [];
  return projects.filter((project) => typeof project === 'string');
}
