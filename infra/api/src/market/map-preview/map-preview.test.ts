import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { groundPieces } from './ground-pieces.ts';
import { labelsOf } from './map-labels.ts';
import { spotOf } from './map-plane.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const pictureOf = (id: number | string) => api.app.inject({ url: `/api/map/plants/${id}.webp` });

test('[R048] the surroundings of a plant are a picture of 1000 × 500, drawn once', async () => {
  const first = await pictureOf(1);
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp']);
  const bytes = first.rawPayload;
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ');
  expect([bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([1000, 500]);
  expect((await pictureOf(1)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('[R048] a project without a point has no such picture, nor has what does not exist', async () => {
  await sql`update project set lat = 0, lng = 0 where id = (select project_id from plant where id = 5)`.execute(
    api.backend.db,
  );
  const codes = await Promise.all([5, 999_999, 'uno', '-1'].map(async (id) => (await pictureOf(id)).statusCode));
  expect(codes).toEqual([404, 404, 404, 404]);
});

test('[R048] a code for cameras holds the address of the plant', async () => {
  const code = await api.app.inject({ url: '/api/qr/plants/1.svg' });
  expect([code.statusCode, code.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(code.body).toMatch(/^<svg/);
  expect((await api.app.inject({ url: '/api/qr/plants/999999.svg' })).statusCode).toBe(404);
});

const home = { name: 'Alameda', lat: 4.7, lng: -74.07 };

test('north is up, and five hundred metres are an eighth of the width', () => {
  expect(spotOf(home, home)).toEqual({ x: 500, y: 250 });
  const north = spotOf({ lat: home.lat + 500 / 111_320, lng: home.lng }, home);
  expect([north.x, Math.round(north.y)]).toEqual([500, 125]);
});

test('names that would touch another one are left out, the own one never', () => {
  const near = (lat: number, name: string) => ({ name, lat: home.lat + lat, lng: home.lng });
  const labels = labelsOf({
    home,
    places: [near(0.003, 'Niza')],
    ground: undefined,
    projects: [near(0, 'Encima'), near(-0.004, 'Nogal 80'), near(-0.0041, 'Nogal 82'), near(-0.0042, 'Nogal 84')],
  });
  expect(labels.map(({ text }) => text)).toEqual(['Alameda', 'NIZA', 'Nogal 80', 'Nogal 84']);
});

/** A tile of the last level with one road across its middle. */
function roadTile(kind: string): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeMessage(
    3,
    (_, layer) => {
      layer.writeVarintField(15, 2);
      layer.writeStringField(1, 'road');
      layer.writeMessage(
        2,
        (__, feature) => {
          feature.writePackedVarint(2, [0, 0]);
          feature.writeVarintField(3, 2);
          // Move to (0, 2048), then a line of 4096 to the right.
          feature.writePackedVarint(4, [9, 0, 4096, 10, 8192, 0]);
        },
        undefined,
      );
      layer.writeStringField(3, 'kind');
      layer.writeMessage(4, (__, value) => value.writeStringField(1, kind), undefined);
      layer.writeVarintField(5, 4096);
    },
    undefined,
  );
  return pbf.finish();
}

test('[R048] roads of the ground lie beneath the picture, and where nothing is known there is none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'umbral-picture-'));
  const sine = Math.sin((home.lat * Math.PI) / 180);
  const row = Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** 13);
  const column = Math.floor((home.lng / 360 + 0.5) * 2 ** 13);
  await mkdir(join(folder, `13/${column}`), { recursive: true });
  await writeFile(join(folder, `13/${column}/${row}.mvt`), roadTile('major'));
  const { svg } = await groundPieces(folder, home);
  expect(svg).toContain('d="M0 2048L4096 2048"');
  expect(svg).toContain('stroke="#cad3cb"');
  const elsewhere = await groundPieces(folder, { lat: 8.9, lng: -79.5 });
  expect(elsewhere).toEqual({ svg: '', names: [] });
  await rm(folder, { recursive: true });
});

test('a name along a road gives way to the names of places', () => {
  const road = { name: 'Av. Boyacá', spot: { x: 500, y: 250 }, angle: 0.8 };
  const free = { ...road, spot: { x: 200, y: 120 } };
  const labels = labelsOf({ home, places: [], projects: [], ground: undefined }, [road, free]);
  expect(labels.map(({ text, left }) => [text, Math.round(left) < 300])).toEqual([
    ['Alameda', false],
    ['Av. Boyacá', true],
  ]);
});
