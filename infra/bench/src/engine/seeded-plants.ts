import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import { recordsOfIds } from 'infra-api/market/plants/card-queries.ts';
import { createTestApp } from 'infra-api/testing/test-app.ts';

const slice = 250;

/** Every plant of the demonstration data as it is indexed, read from a throw-away database. */
export async function seededPlants(): Promise<PlantRecord[]> {
  const api = await createTestApp();
  try {
    const rows = await api.backend.db
      .selectFrom('plant')
      .innerJoin('project', 'project.id', 'plant.project_id')
      .where('project.state', 'in', ['published', 'paused'])
      .select('plant.id')
      .orderBy('plant.id')
      .execute();
    const plants: PlantRecord[] = [];
    for (let start = 0; start < rows.length; start += slice) {
      const ids = rows.slice(start, start + slice).map(({ id }) => id);
      plants.push(...(await recordsOfIds(api.backend, ids)));
    }
    return plants;
  } finally {
    await api.close();
  }
}
