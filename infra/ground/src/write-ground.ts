import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { coastLevel, groundLevels } from '@umbral/domain/ground/ground-levels.ts';
import { countrySvg } from './country-svg.ts';
import { groundShapes } from './ground-shapes.ts';
import { type MadeTile, makeTiles } from './make-tiles.ts';
import { readCredits, type SourceName, sourceNames } from './read-sources.ts';
import { groundNetwork } from './travel-network.ts';

/** Where a portal finds its ground: the folder of an edition never gets other bytes. */
export interface WrittenGround {
  readonly edition: string;
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Makes the tiles of all layers but those left out, into `folder/ground/<edition>`; `folder/ground.json` then names the
 * edition. Earlier editions stay: open tabs and kept pages still draw them. `folder/travel.json` has the ways, for the
 * backend alone.
 * `made` tells the next run what it was made of.
 */
export async function writeGround(
  folder: string,
  without: ReadonlySet<SourceName>,
  made: string,
): Promise<WrittenGround> {
  const sources = sourceNames.filter((name) => !without.has(name));
  const shapes = await groundShapes(sources);
  const tiles = makeTiles(shapes);
  const picture = countrySvg(shapes);
  const index = JSON.stringify({ tiles: columnsOf(tiles), credits: await readCredits(sources) });
  const hash = createHash('sha256').update(index).update(picture);
  for (const { bytes } of tiles) hash.update(bytes);
  const edition = hash.digest('hex').slice(0, 16);
  const files = join(folder, 'ground', edition);
  const written = { edition, tiles: tiles.length, bytes: tiles.reduce((sum, { bytes }) => sum + bytes.length, 0) };
  if (!(await isThere(files))) {
    await rm(`${files}.part`, { recursive: true, force: true });
    for (const { level, x, y, bytes } of tiles)
      await writeWhole(join(`${files}.part`, `${level}/${x}/${y}.mvt`), bytes);
    await writeWhole(join(`${files}.part`, 'country.svg'), picture);
    await writeWhole(join(`${files}.part`, 'index.json'), index);
    await rename(`${files}.part`, files);
  }
  await writeWhole(join(folder, 'travel.json'), JSON.stringify(await groundNetwork(sources)));
  await writeWhole(join(folder, 'ground.json'), JSON.stringify({ edition, made }));
  return written;
}

/** Tiles by level and column, the rows of each as first and last of every run: `[column, first, last, first, last …]`. */
function columnsOf(tiles: readonly MadeTile[]): Record<string, number[][]> {
  return Object.fromEntries(
    [...groundLevels, coastLevel].map((level) => {
      const columns = Map.groupBy(
        tiles.filter((tile) => tile.level === level),
        ({ x }) => x,
      );
      const runs = [...columns]
        .toSorted(([a], [b]) => a - b)
        .map(([x, column]) => [x, ...runsOf(column.map(({ y }) => y))]);
      return [String(level), runs];
    }),
  );
}

function runsOf(rows: readonly number[]): number[] {
  const sorted = rows.toSorted((a, b) => a - b);
  return sorted.flatMap((row, index) => [
    ...(sorted[index - 1] === row - 1 ? [] : [row]),
    ...(sorted[index + 1] === row + 1 ? [] : [row]),
  ]);
}

async function isThere(folder: string): Promise<boolean> {
  return (await readFile(join(folder, 'index.json')).catch(() => undefined)) !== undefined;
}

async function writeWhole(file: string, data: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, data);
}
