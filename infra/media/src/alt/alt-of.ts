import type { Building } from '../buildings/building.ts';
import { hashOf } from '../jobs/canonical.ts';
import type { RenderJob } from '../jobs/render-job.ts';
import type { MediaEntry } from '../manifest/entry.ts';
import {
  buildingNames,
  exteriorParts,
  horizons,
  moments,
  ownerNames,
  paletteWords,
  roomNames,
  roomSentences,
  surroundings,
  texts,
  wallWords,
} from './texts.ts';

type Subject = Pick<RenderJob, 'key' | 'kind' | 'alt' | 'building' | 'city' | 'parameters'>;

/** The words for a rendered picture, in Spanish: its own, or made from its facts; the same key has the same words. */
export function altOf(job: Subject): string {
  if (job.alt) return job.alt;
  if (job.kind === 'exterior') return exteriorAlt(job);
  if (job.kind === 'interior') return interiorAlt(job);
  if (job.kind === 'panorama') return texts.around(roomNames[job.parameters.room ?? ''] ?? texts.anyRoom, wordsOf(job));
  return texts.city(job.city?.name ?? '', chosen(job, 'moment', moments[job.parameters.light]));
}

/** The words for a film that begins with a picture. */
export function filmAlt(style: 'walk' | 'look-around', { alt }: Pick<MediaEntry, 'alt'>): string {
  const subject = `${alt.charAt(0).toLowerCase()}${alt.slice(1)}`;
  return style === 'walk' ? texts.walk(subject) : texts.lookAround(subject);
}

function exteriorAlt(job: Subject): string {
  const { building, parameters } = job;
  if (!building) return '';
  const moment = chosen(job, 'moment', moments[parameters.light]);
  const part = exteriorParts[parameters.shot];
  if (part) {
    const owner = chosen(job, 'name', ownerNames[building.typology]);
    return capital(texts.part(chosen(job, 'part', part), owner, moment));
  }
  const called = chosen(job, 'name', buildingNames[building.typology]);
  const walls = building.typology === 'lots' ? undefined : wallWords[firstWall(building)];
  const faced = walls ? ` ${chosen(job, 'walls', walls)}` : '';
  const floors = typeof building.floors === 'number' && building.floors > 3 ? ` ${texts.floors(building.floors)}` : '';
  const surrounding = chosen(job, 'surrounding', surroundings[building.climate]);
  const subject = `${called}${floors}${faced}`;
  return parameters.shot === 'golden' || parameters.shot === 'day'
    ? texts.amid(subject, surrounding, moment)
    : texts.outside(subject, moment);
}

/** "brick" of ["brick:9a5638", "wood:7d5536"]; scenes know more of it than this folder. */
function firstWall({ walls }: Building): string {
  const [first]: unknown[] = Array.isArray(walls) ? walls : [];
  return typeof first === 'string' ? (first.split(':')[0] ?? '') : '';
}

function interiorAlt(job: Subject): string {
  const { building, parameters } = job;
  const sentences = roomSentences[parameters.room ?? ''] ?? roomSentences.living ?? [];
  const horizon = chosen(job, 'horizon', horizons[building?.climate ?? 'temperate']);
  const moment = chosen(job, 'moment', moments[parameters.light]);
  return chosen(job, 'sentence', sentences)(wordsOf(job), horizon, moment);
}

function wordsOf(job: Subject): string {
  const palette = job.building?.palette;
  const words = typeof palette === 'string' ? paletteWords[palette] : undefined;
  return chosen(job, 'words', words ?? texts.plainWords);
}

/** One of several, by the key and what is asked: neighbours differ, and no run changes the answer. */
function chosen<Item>({ key }: Subject, what: string, items: readonly Item[]): Item {
  const number = Number.parseInt(hashOf([key, what]).slice(0, 8), 16);
  const item = items[number % Math.max(items.length, 1)];
  if (item === undefined) throw new Error(`no words for the ${what} of ${key}`);
  return item;
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
