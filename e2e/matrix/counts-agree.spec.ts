import { routes } from '@umbral/domain/routes/table.ts';
import { portal } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect } from '../fixtures/test.ts';
import { countIn, pageSize, test } from './listing-test.ts';

interface Counted {
  readonly hyphenized: string;
  readonly builder: { readonly slug: string };
  readonly projects: number;
}

const sum = (counted: readonly Pick<Counted, 'projects'>[]) =>
  counted.reduce((total, { projects }) => total + projects, 0);

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
  // Where the index is late the database answers, which knows only what is on offer; such a page is not kept.
  await expect(async () => {
    const [home, all, city, map] = await Promise.all(
      [
        routes.home.href(),
        routes.housing.href(),
        routes.housing.href({ city: 'bogota' }),
        routes.projectsMap.href(),
      ].map(async (path) => (await factsOf(path)).facts),
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
    expect(
      data.find(({ slug }: { readonly slug: string }) => slug === 'bogota')?.projects,
      'the card of the city',
    ).toBe(bogota);
  }).toPass();
});

test('[R020, R027, R128, C032, C072] a fair counts its projects as its stands, its lists and the listings do', async () => {
  const asked = async (path: string) => (await (await fetch(`${portal.url}/api${path}`)).json()).data;
  const fairs: readonly Counted[] = await asked('/fairs');
  const fair = fairs.find(({ hyphenized }) => hyphenized === '12-feria-virtual-umbral');
  const { stands, cities } = await asked(`/fairs/${fair?.hyphenized}`);
  const total = fair?.projects ?? Number.NaN;
  expect(total).toBeGreaterThan(100);
  expect([stands, cities].map(sum)).toEqual([total, total]);

  const [hub, hall, ...listings] = await Promise.all(
    [
      routes.fairs.href(),
      routes.virtualFair.href({ region: 'home' }),
      ...[routes.housing.href(), routes.abroad.href()].map((path) => `${path}?feria=${fair?.hyphenized}`),
    ].map(async (path) => (await factsOf(path)).facts),
  );
  expect(countIn(hub?.text ?? ''), 'the hub').toBe(total);
  expect(numberAfter(hall?.text ?? '', 'Todos los proyectos de la feria'), 'the fair').toBe(total);
  expect(hall?.structured.find((block) => block['@type'] === 'ItemList')?.numberOfItems, 'told to programs').toBe(
    total,
  );
  const listed = listings.map(({ headingBlock }) => ({ projects: countIn(headingBlock) }));
  expect(sum(listed), 'the listings of its projects, here and abroad').toBe(total);

  const offered = stands.filter(({ projects }: Counted) => projects > 0);
  const pages = await Promise.all(
    offered.map(async ({ builder }: Counted) => {
      const path = routes.fairStand.href({ region: 'home', stand: builder.slug });
      const { text, cards, description } = (await factsOf(path)).facts;
      return [numberAfter(text, 'Proyectos del estand'), cards, countIn(description)];
    }),
  );
  expect(pages, 'heading, cards and description of each stand').toEqual(
    offered.map(({ projects }: Counted) => [projects, Math.min(projects, pageSize), projects]),
  );
});

test('[R047, R109, R130] facets, the listings that they lead to and the sitemap count the same projects', async ({
  database,
  request,
}) => {
  // Where the index is late the database answers, which knows only what is on offer; such a page is not kept.
  await expect(async () => {
    const { facts } = await factsOf(`${routes.housing.href({ city: 'bogota' })}?h=2%2B`);
    const options = facts.slotLinks.flatMap(({ name, href }) => {
      const [, told] = /^\D+ (\d+)$/.exec(name) ?? [];
      return told && /\/zona-general\/|[?&]s=/.test(href) ? [{ href, told: Number(told) }] : [];
    });
    expect(options.length, 'types and states of projects').toBeGreaterThan(10);
    const pages = await Promise.all(options.map(({ href }) => factsOf(href)));
    expect(pages.map((page) => countIn(page.facts.headingBlock))).toEqual(options.map(({ told }) => told));
  }).toPass();

  const paths = [
    ...(await (await request.get('/sitemap.xml')).text()).matchAll(/<loc>[^<]*?(\/[^/<]+)?\/([^/<]+)<\/loc>/g),
  ];
  const pages = paths.flatMap(([, folder, name]) =>
    folder === '/proyecto' || folder === '/lanzamiento' ? [name] : [],
  );
  const rows = await database.rows<{ page: string }>(
    `select j.id || '-' || j.slug as page from project j
     join builder b on b.id = j.builder_id and b.is_active
     where j.state = 'published' and exists (select from plant p where p.project_id = j.id and p.is_active)
     and (j.building_status_key = 'launch' or j.activate_landing
       or (select count(*) from plant p where p.project_id = j.id and p.removed_at is null) > 1)`,
  );
  expect(new Set(pages).size, 'each project has one page').toBe(pages.length);
  expect(pages.toSorted(), 'and each with more than one type or a launch has it').toEqual(
    rows.map(({ page }) => page).toSorted(),
  );
});
