import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getVersion, listVersions, type ProjectVersion } from '@umbral/domain/api/project-versions.ts';
import { formatDateShort, formatTime } from '@umbral/domain/format/format-date.ts';
import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import { type ChangeGroup, groupsOf } from './change-labels.ts';

/** A version as the list shows it. */
export interface VersionEntry extends Omit<ProjectVersion, 'saved_at'> {
  readonly day: string;
  readonly time: string;
}

export interface VersionsData {
  readonly id: number;
  readonly title: string;
  readonly state: ProjectState;
  /** Of the project, for what changes it. */
  readonly version: number;
  readonly versions: readonly VersionEntry[];
  readonly shown: number;
  readonly against?: number;
  readonly groups: readonly ChangeGroup[];
  readonly pictures: Readonly<Record<string, Image | null>>;
  readonly names: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly id: number;
  readonly shown?: number | undefined;
  readonly against?: number | undefined;
}

const toEntry = ({ saved_at, ...version }: ProjectVersion): VersionEntry => ({
  ...version,
  day: formatDateShort(saved_at),
  time: formatTime(saved_at),
});

/** The versions of a project and what differs between two of them; nothing where one of them is not there. */
export async function loadVersions(
  { call, signal }: BuilderVisit,
  { id, shown, against }: Wanted,
): Promise<VersionsData | undefined> {
  const list = await foundOrNothing(call(listVersions, { params: { id } }, { signal }));
  const newest = list?.data.versions[0];
  if (!list || !newest) return undefined;
  const version = shown ?? newest.version;
  const query = against === undefined || against === version ? {} : { con: against };
  const compared = await foundOrNothing(call(getVersion, { params: { id, version }, query }, { signal }));
  if (!compared) return undefined;
  const { changes, plants, pictures, names, against: former } = compared.data;
  return {
    ...list.data,
    versions: list.data.versions.map(toEntry),
    shown: version,
    ...(former ? { against: former.version } : {}),
    groups: groupsOf(changes, plants),
    pictures,
    names,
  };
}
