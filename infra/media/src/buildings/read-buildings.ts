import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type Building, building, type CityView, cityView } from './building.ts';

/** What there is to render, and the files that could not be read. */
export interface Subjects {
  readonly buildings: readonly Building[];
  readonly cities: readonly CityView[];
  readonly faults: readonly string[];
}

/** Reads `buildings/*.json` and `cities.json` of a folder; a broken file is a fault and leaves the others alone. */
export async function readSubjects(home: string): Promise<Subjects> {
  const faults: string[] = [];
  const names = await readdir(path.join(home, 'buildings')).catch(() => []);
  const buildings: Building[] = [];
  for (const name of names.filter((one) => one.endsWith('.json')).toSorted()) {
    const read = await parsed(path.join(home, 'buildings', name), building, faults);
    if (read && `${read.id}.json` !== name) faults.push(`${name}: holds the building ${read.id}`);
    else if (read) buildings.push(read);
  }
  const cities = await parsed(path.join(home, 'cities.json'), z.array(cityView), faults);
  return { buildings, cities: cities ?? [], faults };
}

/** The parsed file; undefined where there is none, or with a fault where it is broken. */
async function parsed<Value>(file: string, schema: z.ZodType<Value>, faults: string[]): Promise<Value | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    faults.push(`${path.basename(file)}: ${reason}`);
    return undefined;
  }
}
