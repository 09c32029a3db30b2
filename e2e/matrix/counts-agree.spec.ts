import { routes } from '@umbral/domain/routes/table.ts';
import { portal } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect } from '../fixtures/test.ts';
import { countIn, test } from './listing-test.ts';

/** The number that stands after a name in a page's text. */
function numberAfter(text: string, name: string): number {
  return Number(new RegExp(`${name} ?\\(?([\\d.]+)`).exec(text)?.[1]?.replaceAll('.', '') ?? Number.NaN);
}

test('[R001, R047, R048, R064] every place that tells how many projects there are tells the same number', async ({
  database,
}) => {
  const [row] = await database.rows<{ projects: number }>(
    `select count(distinct project_id)::int as projects from plant_listing
     where city_slug = 'bogota' and project_state in ('published', 'paused')`,
  );
  const [home, all, city, map] = await Promise.all(
    [routes.home.href(), routes.housing.href(), routes.housing.href({ city: 'bogota' }), routes.projectsMap.href()].map(
      async (path) => (await factsOf(path)).facts,
    ),
  );
  const total = countIn(all?.headingBlock ?? '');
  expect(total).toBeGreaterThan(100);
  expect(Number(/([\d.]+) proyectos nuevos/.exec(home?.text ?? '')?.[1])).toBe(total);
  expect(countIn(map?.text ?? '')).toBe(total);

  const bogota = countIn(city?.headingBlock ?? '');
  expect(bogota).toBe(row?.projects);
  expect(countIn(city?.description ?? ''), 'its description').toBe(bogota);
  expect(numberAfter(all?.text ?? '', 'Bogotá'), 'the popular searches of the country').toBe(bogota);
  expect(numberAfter(map?.text ?? '', 'Bogotá'), 'the cities of the map').toBe(bogota);
  const { data } = await (await fetch(`${portal.url}/api/cities/main`)).json();
  expect(data.find(({ slug }: { readonly slug: string }) => slug === 'bogota')?.projects, 'the card of the city').toBe(
    bogota,
  );
});
