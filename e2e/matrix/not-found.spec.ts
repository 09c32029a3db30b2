import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import { answeredElsewhere, notBuilt } from '@umbral/domain/routes/not-built.ts';
import { type RouteKey, routeRows, routes } from '@umbral/domain/routes/table.ts';
import type { NotFoundSection } from '@umbral/protocol/routes/owners.ts';
import { readDocumentFacts } from '../fixtures/document-facts.ts';
import { portal } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from './screens.ts';

const backTo: Readonly<Record<NotFoundSection, string>> = {
  plant: 'Ver proyectos',
  builder: 'Ver constructoras',
  blog: 'Ir al inicio',
  event: 'Ver eventos',
  'project-list': 'Ver proyectos',
  landing: 'Ir al inicio',
  tv: 'Ir a Umbral TV',
  'virtual-fair': 'Ver eventos',
  none: 'Ir al inicio',
};

/** Keys of the screens that the released versions say they have. */
function releasedScreens(): RouteKey[] {
  const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(portal.artifactsDir, ...path), 'utf8'));
  const active: Record<string, string> = read('active.json');
  return Object.entries(active).flatMap(([app, version]) => read(app, version, 'manifest.json').routes);
}

test('every screen of the product is either built or in the list of those that are not', () => {
  const listed = Object.keys(notBuilt);
  const built = screens.map(({ key }) => key);
  expect([...built, ...listed, ...answeredElsewhere].toSorted()).toEqual(routeRows.map(({ key }) => key).toSorted());
  expect(
    releasedScreens().filter((key) => listed.includes(key)),
    'built by now: take them out of the list',
  ).toEqual([]);
  // The list may only shrink: never raise this number.
  expect(listed.length).toBeLessThanOrEqual(54);
});

test.describe('what does not exist says so, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/status of 404/, /^request: csp GET .*\.js$/));

  test("[R106] a screen that is not built yet answers its section's 404 [M029] [M030]", async () => {
    for (const [key, path] of Object.entries(notBuilt)) {
      const { owner, section } = matchRoute(path)?.route ?? routes.home;
      await test.step(`${key} ${path}`, async () => {
        const { status, facts } = await factsOf(path);
        expect(status).toBe(404);
        expect.soft(facts).toMatchObject({ owner, layout: 'error', h1: ['¡Oh no!'] });
        expect.soft(facts.robots.join()).toMatch(/^noindex/);
        expect.soft(facts.text).toContain('Lo sentimos, la página que intentas solicitar no está disponible.');
        expect.soft(facts.linkNames).toContain(backTo[section]);
      });
    }
  });

  test('[R105] [R108] an unknown address is the general 404 [M026] [M027] [M028] [M032] [M033] [M034] [M035]', async ({
    page,
  }) => {
    for (const path of ['/nada/de/nada', routes.notFoundTarget.href()]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const facts = await readDocumentFacts(page);
      expect(facts).toMatchObject({ owner: 'shell', layout: 'error', h1: ['No encontrado (404)'] });
      expect(facts.robots).toEqual(['noindex,follow']);
      const main = page.getByRole('main');
      await expect(main).toContainText('Lo que estás buscando puede que ya no esté a la vista');
      await expect(main).toContainText('Prueba estas opciones para continuar con tu búsqueda de vivienda nueva');
      await expect(main.getByRole('link')).toHaveText([/Ver más/, /Ir al blog/, /Calcular/, /Ver guías/]);
      // Only the server draws it: its styles are there all the same.
      await expect(main.getByRole('list')).toHaveCSS('display', 'grid');
    }
  });

  test('[B005] what is wrong in a listing address is named [M022] [M023] [M024]', async () => {
    const cases = [
      ['/proyectos-vivienda/atlantida', 'Ciudad no encontrada', 'mf-search'],
      ['/vivienda-de-interes-social/atlantida', 'Ciudad no encontrada', 'mf-search'],
      ['/proyectos-vivienda/bogota/zona-inventada', 'Zona no encontrada', 'mf-search'],
      ['/proyectos-vivienda/bogota/zona-general/castillo', 'Inmueble no encontrado', 'mf-search'],
      ['/constructoras/ciudad/atlantida', 'Ciudad no encontrada', 'mf-project'],
    ] as const;
    for (const [path, heading, owner] of cases) {
      const { status, facts } = await factsOf(path);
      expect(status, path).toBe(404);
      expect.soft(facts, path).toMatchObject({ owner, layout: 'error', h1: [heading] });
      expect.soft(facts.robots.join(), path).toMatch(/^noindex/);
    }
  });

  test('[B006] an address made from a value that was not there is an invalid route [M025]', async () => {
    for (const path of ['/proyectos-vivienda/undefined', '/constructoras/undefined']) {
      const { status, facts } = await factsOf(path);
      expect(status, path).toBe(404);
      expect(facts.text, path).toContain('Ruta inválida');
    }
  });

  test('[R108] [B006] an address whose beginning was not there is led to the general 404', async () => {
    const { status, headers } = await factsOf('/undefined/proyectos');
    expect([status, headers.location]).toEqual([302, routes.notFoundTarget.href()]);
  });

  test('[R106] what is unknown in a section has its words and its way back [M029] [M030]', async ({ catalogue }) => {
    const toProjects = ['Ver proyectos', routes.housing.href()] as const;
    const toHome = ['Ir al inicio', routes.home.href()] as const;
    const toEvents = ['Ver eventos', routes.events.href()] as const;
    const cases = [
      ['plant', `${catalogue.plant.href}-inventado`, 'mf-project', toProjects],
      [
        'builder',
        routes.builder.href({ builder: 'constructora-inventada' }),
        'mf-project',
        ['Ver constructoras', routes.builders.href()],
      ],
      ['blog', routes.article.href({ id: 'noticia-inventada' }), 'mf-content', toHome],
      ['blog', routes.guide.href({ id: 'guia-inventada' }), 'mf-content', toHome],
      ['event', routes.event.href({ id: 'evento-inventado' }), 'mf-content', toEvents],
      ['project list', `${routes.housing.href({ city: 'bogota' })}?page=999`, 'mf-search', toProjects],
      ['landing', routes.searchForYouByRegion.href({ region: 'atlantida' }), 'mf-search', toHome],
      ['landing', routes.launch.href({ id: '999999999-inventado' }), 'mf-project', toHome],
      ['TV', routes.tvProgramme.href({ id: 'programa-inventado' }), 'mf-content', ['Ir a Umbral TV', routes.tv.href()]],
      ['virtual fair', routes.virtualFair.href({ region: 'atlantida' }), 'mf-fair', toEvents],
    ] as const;
    for (const [section, path, owner, [back, href]] of cases) {
      const { status, facts } = await factsOf(path);
      expect.soft(status, path).toBe(404);
      expect.soft(facts, section).toMatchObject({ owner, layout: 'error', h1: ['¡Oh no!'] });
      expect.soft(facts.robots.join(), path).toMatch(/^noindex/);
      expect.soft(facts.text, path).toContain('Lo sentimos, la página que intentas solicitar no está disponible.');
      expect.soft(facts.slotLinks, path).toContainEqual({ name: back, href });
    }
  });
});
