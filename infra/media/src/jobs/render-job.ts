import type { Building, CityView, Light, Shot } from '../buildings/building.ts';
import type { Subjects } from '../buildings/read-buildings.ts';
import { hashOf } from './canonical.ts';
import type { SceneVersions } from './scene-versions.ts';

export type RenderKind = 'exterior' | 'interior' | 'panorama' | 'city';

/** A picture to be rendered: what the scene needs, and the facts that the manifest keeps. */
export interface RenderJob {
  readonly key: string;
  readonly kind: RenderKind;
  /** The same parameters on the same version of the scene give the same hash. */
  readonly hash: string;
  /** Everything that the scene reads, as JSON. */
  readonly parameters: {
    readonly key: string;
    readonly scene: RenderKind;
    readonly shot: string;
    readonly room: string | null;
    readonly light: Light;
    readonly width: number;
    readonly height: number;
    readonly samples: number;
  };
  readonly building: Building | null;
  /** Words that the parameter file gives for this picture; null where they are made from the facts. */
  readonly alt: string | null;
  readonly city: CityView | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly samples: number;
}

const usual: Size = { width: 1280, height: 800, samples: 8 };
const hero: Size = { width: 1600, height: 1000, samples: 12 };
/** As sharp as a stage of 700 pixels in height: the finish needs few samples of so many pixels. */
const sphere: Size = { width: 3072, height: 1536, samples: 2 };

type Subject = Pick<RenderJob, 'key' | 'kind' | 'building' | 'city'>;
interface View {
  readonly shot: Shot;
  /** Names of the scenes in the list of versions: a room seen all around is two of them. */
  readonly scenes: readonly string[];
  readonly room: string | null;
  readonly size: Size;
}

/** The light of a shot by its name, where the shot does not say. */
function lightOf({ name, light }: Shot): Light {
  if (light) return light;
  if (name.startsWith('dusk')) return 'dusk';
  return name.startsWith('golden') ? 'golden' : 'day';
}

/** All pictures whose scene exists, in the order that gives many buildings a face early. */
export function jobsOf({ buildings, cities }: Subjects, versions: SceneVersions): RenderJob[] {
  const perBuilding = buildings.map((building) => jobsOfBuilding(building, versions));
  const longest = Math.max(0, ...perBuilding.map((jobs) => jobs.length));
  const inTurns = Array.from({ length: longest }, (_, turn) => perBuilding.flatMap((jobs) => jobs[turn] ?? []));
  return [...inTurns.flat(), ...cities.flatMap((city) => cityJob(city, versions) ?? [])];
}

function jobsOfBuilding(building: Building, versions: SceneVersions): RenderJob[] {
  const { exterior, interior, panorama } = building.shots;
  const at = (name: string) => `building/${building.id}/${name}`;
  const outside = exterior.map((shot, index) =>
    job(
      { key: at(shot.name), kind: 'exterior', building, city: null },
      { shot, scenes: [building.typology], room: null, size: building.hero && index === 0 ? hero : usual },
      versions,
    ),
  );
  const inside = interior.map((shot) => {
    const room = shot.room ?? shot.name;
    return job(
      { key: at(shot.name), kind: 'interior', building, city: null },
      { shot, scenes: [room], room, size: usual },
      versions,
    );
  });
  const around = panorama.map((shot, index) => {
    const room = shot.room ?? shot.name;
    return job(
      {
        key: at(index === 0 ? 'panorama' : `panorama-${shot.name}`),
        kind: 'panorama',
        building,
        city: null,
      },
      { shot, scenes: ['panorama', room], room, size: sphere },
      versions,
    );
  });
  return [...alternate(outside, inside), ...around].filter((one) => one !== undefined);
}

function cityJob(city: CityView, versions: SceneVersions): RenderJob | undefined {
  const { id, name: _name, ...shot } = city;
  return job(
    { key: `city/${id}`, kind: 'city', building: null, city },
    { shot: { ...shot, name: id }, scenes: ['city'], room: null, size: usual },
    versions,
  );
}

function job(subject: Subject, view: View, versions: SceneVersions): RenderJob | undefined {
  const known = view.scenes.map((scene) => versions.of(scene));
  if (known.includes(undefined)) return undefined;
  // One scene has the version that it always had: its pictures stay.
  const version = known.join('.');
  const { name: shot, alt, light: _light, room: _room, ...details } = view.shot;
  const { room, size } = view;
  const parameters = {
    ...details,
    key: subject.key,
    scene: subject.kind,
    shot,
    room,
    light: lightOf(view.shot),
    ...size,
    ...(subject.building ? { building: sceneFactsOf(subject.building) } : {}),
  };
  return { ...subject, hash: hashOf({ parameters, version }), parameters, alt: alt ?? null };
}

/** A building without what says nothing about how a picture of it looks. */
function sceneFactsOf({ name: _name, shots: _shots, hero: _hero, ...facts }: Building) {
  return facts;
}

function alternate<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  const length = Math.max(first.length, second.length);
  return Array.from({ length }, (_, index) => [
    ...first.slice(index, index + 1),
    ...second.slice(index, index + 1),
  ]).flat();
}
