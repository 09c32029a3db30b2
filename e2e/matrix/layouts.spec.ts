import { routes } from '@umbral/domain/routes/table.ts';
import type { Layout } from '@umbral/protocol/routes/owners.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

interface Framed {
  readonly layout: Layout;
  readonly path: (catalogue: Catalogue) => string;
  readonly hasHeader: boolean;
  readonly hasFooter: boolean;
}

/** A page of each layout with the parts of the frame that it has. */
const framed: readonly Framed[] = [
  { layout: 'default', path: () => routes.builders.href(), hasHeader: true, hasFooter: true },
  { layout: 'blog', path: () => routes.guides.href(), hasHeader: true, hasFooter: true },
  { layout: 'clean', path: () => routes.builderLogin.href(), hasHeader: false, hasFooter: true },
  { layout: 'landing', path: () => routes.searchForYouAbroad.href(), hasHeader: false, hasFooter: false },
  { layout: 'project', path: ({ plant }) => plant.href, hasHeader: true, hasFooter: true },
  { layout: 'project-launch', path: ({ launch }) => launch.href, hasHeader: true, hasFooter: true },
  { layout: 'error', path: () => '/nada/de/nada', hasHeader: true, hasFooter: true },
];

for (const { layout, path, hasHeader, hasFooter } of framed) {
  test(`[B016, B132] ${layout}: header with currency switch and footer, as far as it has them`, async ({
    catalogue,
  }) => {
    const { facts } = await factsOf(path(catalogue));
    const header = hasHeader ? /Moneda COP USD EUR .*Ingresar/ : /^$/;
    const footer = hasFooter ? /Vivienda nueva por ciudad .*© 20\d\d Umbral/ : /^$/;
    expect(facts.layout).toBe(layout);
    expect(facts.header ?? '').toMatch(header);
    expect(facts.footer ?? '').toMatch(footer);
  });
}

test('[B016, B132] project: the media box and the calculator', async ({ catalogue }) => {
  const { facts } = await factsOf(catalogue.plant.href);
  expect(facts.linkNames).toContainEqual(expect.stringMatching(/^Ver las \d+ fotos$/));
  expect(facts.text).toContain('Calcula tu cuota');
});

test('[B016, B132] project-launch: its six anchors', async ({ catalogue }) => {
  const { facts } = await factsOf(catalogue.launch.href);
  const inPage = facts.slotLinks.filter(({ href }) => href.startsWith('#'));
  const first = inPage.findIndex(({ href }) => href === '#descripcion');
  expect(inPage.slice(first, first + 6)).toEqual([
    { name: 'Descripción', href: '#descripcion' },
    { name: 'Galería', href: '#galeria' },
    { name: 'Características', href: '#caracteristicas' },
    { name: 'Planos', href: '#planos' },
    { name: 'Calcular cuota', href: '#calcular-cuota' },
    { name: 'Ubicación', href: '#ubicacion' },
  ]);
});

test('[B016, B132] the comparator comes along: default, project, clean', async ({ page, catalogue }) => {
  const { tray } = comparator(page);
  await page.goto(routes.housing.href({ city: 'bogota' }));
  await expectHydrated(page);
  await listingPage(page)
    .cards.first()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  await expect(tray).toContainText('1 de 4');
  for (const path of [catalogue.plant.href, routes.builderLogin.href()]) {
    await page.goto(path);
    await expect(tray).toContainText('1 de 4');
  }
});

for (const { name, width, isAccordion } of [
  { name: 'on a phone the footer is an accordion', width: 390, isAccordion: true },
  { name: 'on a desk every column of the footer is open', width: 1440, isAccordion: false },
]) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

    test(`[B022, B130] ${name}`, async ({ page, problems }) => {
      problems.allow(/^request: csp GET .*\.js$/);
      await page.goto(routes.terms.href());
      const footer = page.getByRole('contentinfo');
      const city = footer.getByRole('link', { name: 'Medellín', exact: true });
      await expect(city).toBeVisible({ visible: !isAccordion });
      if (isAccordion) await footer.getByText('Vivienda nueva por ciudad').click();
      await expect(city).toBeVisible();
      await expect(footer.getByRole('link', { name: 'Guías para comprar', exact: true })).toBeVisible({
        visible: !isAccordion,
      });
    });
  });
}
