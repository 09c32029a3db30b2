import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import type { Person } from '../fixtures/person.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { launchPage } from '../pages/launch-page.ts';
import { sweepTag } from '../sweeps.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askAboutLaunch } from '../tasks/launch-tasks.ts';

const labels = ['Descripción', 'Galería', 'Características', 'Planos', 'Calcular cuota', 'Ubicación'];

function leadsOf({ rows }: Database, { email }: Person) {
  return rows<{ fields: object }>('select fields from lead where lower(email) = $1', email);
}

for (const { name, viewport, tag } of [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 }, tag: [sweepTag] },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, tag: [] },
]) {
  test.describe(name, { tag }, () => {
    test.use({ viewport });

    test('[R041, B105, M088] the anchors lead to the parts, stay in sight, tell where one is, and move nothing', async ({
      page,
      catalogue,
    }) => {
      const shifts = await watchShifts(page);
      await page.goto(catalogue.launch.href);
      await expectHydrated(page);
      const { anchors, anchor, pressAnchor, currentAnchor } = launchPage(page);
      await expect(anchors.getByRole('link')).toHaveText(labels);
      await anchors.scrollIntoViewIfNeeded();
      for (const label of ['Planos', 'Ubicación', 'Galería']) {
        await pressAnchor(label);
        await expect(currentAnchor).toHaveText(label);
        // Whole, but for a fraction of a point that scrolling may leave.
        await expect(anchor(label)).toBeInViewport({ ratio: 0.99 });
      }
      await expect(page).toHaveURL(/#galeria$/);
      expect(await shifts()).toBeLessThan(0.02);
    });
  });
}

test('[R040, R041, R042, C161] a visitor finds a launch in the index, asks about it and is thanked', async ({
  page,
  stranger,
  database,
}) => {
  await page.goto(routes.launches.href());
  await expectHydrated(page);
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const title = await card.innerText();
  await card.click();
  await expect(page).toHaveURL(/\/lanzamiento\/\d+-[a-z0-9-]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await askAboutLaunch(page, stranger);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estás en la lista');
  expect(await leadsOf(database, stranger)).toMatchObject([{ fields: { proyecto: title, home_city: 'Cali' } }]);
  await page.getByRole('link', { name: 'Volver al lanzamiento' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test.describe('as the server sends them', () => {
  const list = routes.launches.href();

  test('[R040, B008, B104] the index has a card for each project, its pages and its cities in the head', async () => {
    const { status, facts } = await factsOf(list);
    expect(status).toBe(200);
    expect(facts).toMatchObject({
      h1: ['Proyectos en lanzamiento'],
      crumbs: ['Inicio', 'Lanzamientos'],
      robots: ['index,follow'],
      cards: 24,
    });
    expect(facts.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(facts.next).toMatch(/\/lanzamiento\?page=2$/);
    const second = await factsOf(`${list}?page=2`);
    expect(second.facts.canonical[0]).toMatch(/\?page=2$/);
    expect(second.facts.previous).toMatch(/\/lanzamiento$/);
    const city = await factsOf(`${list}?ciudad=Bogot%C3%A1`);
    expect(city.facts).toMatchObject({ h1: ['Proyectos en lanzamiento en Bogotá'], robots: ['noindex,follow'] });
  });

  test('[R040] a page behind the last and what is no page do not exist; a city without launches says so', async () => {
    for (const page of ['99', '0', 'x']) expect.soft((await factsOf(`${list}?page=${page}`)).status).toBe(404);
    for (const city of ['narnia', '%00', '%3Cscript%3E'])
      expect.soft((await factsOf(`${list}?ciudad=${city}`)).status).toBe(200);
    expect((await factsOf(`${list}?ciudad=narnia`)).facts.text).toContain('No hay lanzamientos por ahora');
  });

  test('[R041, B104] a launch is its project with a price from, whatever words follow its number', async ({
    catalogue,
  }) => {
    const { status, facts } = await factsOf(catalogue.launch.href);
    expect(status).toBe(200);
    expect(facts.robots).toEqual(['index,follow']);
    expect(facts.canonical[0]).toMatch(new RegExp(`${catalogue.launch.href}$`));
    expect(facts.text).toMatch(/Descripción.*Galería.*Características.*Planos.*Calcular cuota.*Ubicación/s);
    const [, number] = /\/(\d+)-/.exec(catalogue.launch.href) ?? [];
    const other = await factsOf(`${list}/${number}-otras-palabras`);
    expect([other.status, other.headers.location]).toEqual([301, expect.stringMatching(catalogue.launch.href)]);
    for (const id of ['0', 'x', '999999999', '-1']) expect.soft((await factsOf(`${list}/${id}`)).status).toBe(404);
  });

  test('[R042] the thanks are nothing for engines', async () => {
    const { status, facts } = await factsOf(routes.launchThanks.href());
    expect([status, facts.h1]).toEqual([200, ['¡Gracias! Ya estás en la lista']]);
    expect(facts.robots.join()).toMatch(/^noindex/);
  });
});

test('[R040, B018] menu and footer lead to the launches', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByText('Proyectos', { exact: true }).click();
  await menu.getByRole('link', { name: 'Lanzamientos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proyectos en lanzamiento');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Lanzamientos' })).toHaveAttribute(
    'href',
    routes.launches.href(),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R041, R042, B070, C161] anchors are links and the browser itself posts the form', async ({
    page,
    catalogue,
    stranger,
    database,
  }) => {
    await page.goto(catalogue.launch.href);
    await launchPage(page).anchor('Ubicación').click();
    await expect(page).toHaveURL(/#ubicacion$/);
    await askAboutLaunch(page, stranger);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias! Ya estás en la lista');
    expect(await leadsOf(database, stranger)).toMatchObject([{ fields: { proyecto: catalogue.launch.title } }]);
  });
});
