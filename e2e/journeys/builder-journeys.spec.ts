import { routes } from '@umbral/domain/routes/table.ts';
import { watchShifts } from '../fixtures/layout-shift.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

const directory = routes.builders.href();

test.describe('as the server sends them', () => {
  test('[R009, B104] the directory lists builders and cities with real links; a search is not indexed', async () => {
    const { status, facts } = await factsOf(directory);
    expect(status).toBe(200);
    expect(facts).toMatchObject({
      h1: ['Constructoras'],
      crumbs: ['Inicio', 'Constructoras'],
      robots: ['index,follow'],
    });
    expect(facts.links).toEqual(
      expect.arrayContaining(['/constructoras/nogal-constructores', '/constructoras/ciudad/cali']),
    );
    expect(facts.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    const search = await factsOf(`${directory}?q=nogal`);
    expect(search.facts.robots).toEqual(['noindex,follow']);
    expect(search.facts.text).toContain('Resultados para «nogal»');
    expect(search.facts.links).toContain('/constructoras/nogal-constructores');
    expect(search.facts.links).not.toContain('/constructoras/trazo-ladrillo');
    expect((await factsOf(`${directory}?q=zzzz`)).facts.text).toContain('No encontramos constructoras con ese nombre');
  });

  test('[R010, B104] the builders of a city, with the way back', async () => {
    const { status, facts } = await factsOf(routes.buildersByCity.href({ city: 'cali' }));
    expect(status).toBe(200);
    expect(facts).toMatchObject({
      h1: ['Constructoras en Cali'],
      crumbs: ['Inicio', 'Constructoras', 'Cali'],
      robots: ['index,follow'],
    });
    expect(facts.canonical[0]).toMatch(/\/constructoras\/ciudad\/cali$/);
    expect(facts.text).toMatch(/\d+ constructoras? con proyectos de vivienda nueva/);
  });

  test('[R011, B008, B104] a builder has projects by pages, branches, history, and its organization in the head', async () => {
    const path = routes.builder.href({ builder: 'trazo-ladrillo' });
    const { status, facts } = await factsOf(path);
    expect(status).toBe(200);
    expect(facts).toMatchObject({ h1: ['Trazo & Ladrillo'], cards: 24, robots: ['index,follow'] });
    expect(facts.next).toMatch(/\?page=2$/);
    expect(facts.structured.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'Organization', 'ItemList']);
    for (const words of ['Sedes', 'Quiénes son', 'Sede principal', 'opiniones', 'Suele responder', 'Lunes a'])
      expect.soft(facts.text).toContain(words);
    const second = await factsOf(`${path}?page=2`);
    expect(second.facts.canonical[0]).toMatch(/\?page=2$/);
    expect(second.facts.previous).toMatch(/trazo-ladrillo$/);
  });

  test('[R011, R012] city and state are chosen by links; a state is not indexed', async () => {
    const path = routes.builderInCity.href({ builder: 'trazo-ladrillo', city: 'bogota' });
    const city = await factsOf(path);
    expect(city.facts).toMatchObject({
      h1: ['Trazo & Ladrillo en Bogotá'],
      crumbs: ['Inicio', 'Constructoras', 'Trazo & Ladrillo', 'Bogotá'],
      robots: ['index,follow'],
    });
    expect(city.facts.links).toContain(`${path}?estado=preventa`);
    const state = await factsOf(`${path}?estado=preventa`);
    expect(state.facts.robots).toEqual(['noindex,follow']);
    expect(state.facts.canonical).toEqual(city.facts.canonical);
    expect(state.facts.cards).toBeLessThan(city.facts.cards);
    // A state that does not exist chooses nothing.
    expect((await factsOf(`${path}?estado=inventado`)).facts.cards).toBe(city.facts.cards);
  });

  for (const path of [
    '/constructoras/ciudad/atlantida',
    '/constructoras/ciudad/%3Cscript%3E',
    '/constructoras/constructora-inventada',
    '/constructoras/5',
    '/constructoras/trazo-ladrillo/atlantida',
    '/constructoras/trazo-ladrillo/miami',
    '/constructoras/constructora-inventada/cali',
    '/constructoras/trazo-ladrillo?page=99',
    '/constructoras/trazo-ladrillo?page=x',
    '/constructoras?page=0',
  ]) {
    test(`[R009, R010, R011, R012, R106] ${path} does not exist`, async () => {
      const { status, facts } = await factsOf(path);
      expect(status).toBe(404);
      expect(facts.layout).toBe('error');
      expect(facts.linkNames).toContain('Ver constructoras');
    });
  }

  test('[R009] what cannot be a name finds nobody, and breaks nothing', async () => {
    for (const words of ['%00a', '%25', encodeURIComponent("'; drop table builder; --"), 'x'.repeat(400)]) {
      const { status, facts } = await factsOf(`${directory}?q=${words}`);
      expect.soft(status, words).toBe(200);
      expect.soft(facts.h1, words).toEqual(['Constructoras']);
    }
  });
});

test('[R009, R011, R012] a visitor searches a builder, chooses a city and a state, and looks at the map', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.goto(directory);
  await expectHydrated(page);
  await page.getByRole('searchbox', { name: 'Busca una constructora' }).fill('trazo');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('article').getByRole('link', { name: 'Trazo & Ladrillo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trazo & Ladrillo');
  await page
    .getByRole('navigation', { name: 'Proyectos por ciudad' })
    .getByRole('link', { name: /^Medellín/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trazo & Ladrillo en Medellín');
  await page
    .getByRole('navigation', { name: 'Proyectos por estado' })
    .getByRole('link', { name: /^Preventa/ })
    .click();
  await expect(page).toHaveURL(/\/medellin\?estado=preventa$/);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'Ver en el mapa' }).scrollIntoViewIfNeeded();
  expect(asked.filter((path) => /map|board/.test(path))).toEqual([]);
  const before = await shifts();
  await page.getByRole('button', { name: 'Ver en el mapa' }).click();
  const map = page.getByRole('region', { name: 'Mapa de los proyectos de la constructora' });
  const prices = map.getByRole('list', { name: 'Precios en el mapa' }).getByRole('button');
  await expect(prices.first()).toBeVisible();
  expect((await shifts()) - before).toBeLessThan(0.02);
  // By key: into a group of projects until one stands alone, then to its page.
  const card = map.getByRole('region', { name: 'Proyecto elegido en el mapa' });
  await expect(async () => {
    await prices.first().focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible({ timeout: 800 });
  }).toPass();
  await expect(card).toBeFocused();
  const href = await card.getByRole('link').getAttribute('href');
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[R009, R011, R040] lists, choices, pages and the search work, and no button stands there for nothing', async ({
    page,
  }) => {
    await page.goto(directory);
    await page.getByRole('searchbox', { name: 'Busca una constructora' }).fill('trazo');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await page.getByRole('article').getByRole('link', { name: 'Trazo & Ladrillo' }).click();
    await page.getByRole('link', { name: 'Página 2' }).click();
    await expect(page).toHaveURL(/trazo-ladrillo\?page=2$/);
    await page
      .getByRole('link', { name: /^Entrega inmediata/ })
      .first()
      .click();
    await expect(page).toHaveURL(/estado=entrega-inmediata$/);
    await expect(page.getByRole('button', { name: 'Ver en el mapa' })).toBeHidden();
    await page.goto(routes.launches.href());
    await page.getByRole('navigation', { name: 'Lanzamientos por ciudad' }).getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/\/lanzamiento\?ciudad=/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
