import { readFile } from 'node:fs/promises';
import type { Geometry, MultiLineString, MultiPolygon } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';

/** Layers of the data, as a deployment names those that it leaves out. */
export const sourceNames = [
  'sea',
  'lakes',
  'towns',
  'urban',
  'rivers',
  'municipalities',
  'zones',
  'neighbourhoods',
  'roads',
  'lines',
  'stations',
] as const;
export type SourceName = (typeof sourceNames)[number];

/** The file of each layer, as `data/sources.json` names it. */
export const sourceFiles: Readonly<Record<SourceName, string>> = {
  sea: 'mar.geojson',
  lakes: 'lagos.geojson',
  towns: 'mancha_urbana_ne50.geojson',
  urban: 'area_urbana.geojson',
  rivers: 'rios.geojson',
  municipalities: 'municipios.topojson',
  zones: 'zonas.geojson',
  neighbourhoods: 'barrios.geojson',
  roads: 'vias.geojson',
  lines: 'transporte_lineas.geojson',
  stations: 'transporte_estaciones.geojson',
};

const text = z.string().nullish();
const feature = z.object({
  properties: z.object({
    city: text,
    name: text,
    class: text,
    kind: text,
    system: text,
    dept: text,
    minzoom: z.number().nullish(),
  }),
  geometry: z.custom<Geometry>(
    (value) => z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).safeParse(value).success,
  ),
});
export type SourceFeature = z.output<typeof feature>;
const collection = z.object({ features: z.array(feature) });
const namedShape = z.object({ name: z.string(), dept: z.string() });
const topology = z.custom<Topology<{ master_municipios_real: GeometryCollection }>>(
  (value) =>
    z
      .object({ arcs: z.array(z.unknown()), objects: z.object({ master_municipios_real: z.unknown() }) })
      .safeParse(value).success,
);

const folder = new URL('../data/', import.meta.url);

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, folder), 'utf8'));
}

/** The features of a layer of the data. */
export async function readFeatures(source: Exclude<SourceName, 'municipalities'>): Promise<SourceFeature[]> {
  return collection.parse(await readJson(sourceFiles[source])).features;
}

/** Municipalities: what they cover together, the lines between them, and where each lies. */
export interface Municipalities {
  readonly land: MultiPolygon;
  readonly borders: MultiLineString;
  readonly departments: MultiLineString;
  readonly shapes: readonly { readonly name: string; readonly geometry: MultiPolygon }[];
}

export async function readMunicipalities(): Promise<Municipalities> {
  const read = topology.parse(await readJson(sourceFiles.municipalities));
  const all = read.objects.master_municipios_real;
  const shapes = all.geometries.flatMap((one) => (one.type === 'Polygon' || one.type === 'MultiPolygon' ? [one] : []));
  const departmentOf = (properties: unknown) => namedShape.parse(properties).dept;
  return {
    land: merge(read, shapes),
    borders: mesh(
      read,
      all,
      (one, other) => departmentOf(one.properties) === departmentOf(other.properties) && one !== other,
    ),
    departments: mesh(read, all, (one, other) => departmentOf(one.properties) !== departmentOf(other.properties)),
    shapes: shapes.map((one) => ({ name: namedShape.parse(one.properties).name, geometry: merge(read, [one]) })),
  };
}

const layer = z.object({
  sources: z.array(z.object({ publisher: z.string().optional(), attribution: z.string().optional() })),
});

/** Who must be named for a layer, each once. */
export async function readCredits(sources: readonly SourceName[]): Promise<string[]> {
  const { layers } = z.object({ layers: z.record(z.string(), layer) }).parse(await readJson('sources.json'));
  const credits = sources.flatMap((source) =>
    (layers[sourceFiles[source]]?.sources ?? []).flatMap(({ attribution }) => attribution ?? []),
  );
  return [...new Set(credits.map((credit) => credit.replace(' (optional)', '')))].filter((credit) => credit !== 'same');
}
