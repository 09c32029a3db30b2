import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RouteKey, routeRows, routes } from '@umbral/domain/routes/table.ts';
import { readDocumentFacts } from '../fixtures/document-facts.ts';
import { portal } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { screens } from './screens.ts';

/** Keys of the screens that the released versions say they have. */
function releasedScreens(): RouteKey[] {
  const read = (...path: readonly string[]) => JSON.parse(readFileSync(join(portal.artifactsDir, ...path), 'utf8'));
  const active: Record<string, string> = read('active.json');
  return Object.entries(active).flatMap(([app, version]) => read(app, version, 'manifest.json').routes);
}

test('every screen of the product is released, and looked at by the matrix', () => {
  const product = routeRows.filter(({ key }) => key !== 'notFoundTarget');
  const keysOf = (rows: typeof product) => rows.map(({ key }) => key).toSorted();
  expect(screens.map(({ key }) => key).toSorted()).toEqual(keysOf(product));
  // The shell draws its own by the server alone.
  expect(releasedScreens().toSorted()).toEqual(keysOf(product.filter(({ owner }) => owner !== 'shell')));
});

test.describe('what does not exist says so, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ problems }) => problems.allow(/status of 404/, /^request: csp GET .*\.js$/));

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
