import { routes } from '@umbral/domain/routes/table.ts';
import { copyForDevelopment, type DevelopmentServer, serveForDevelopment } from '../fixtures/development-server.ts';
import { makeLink, revokeLink } from '../fixtures/registry.ts';
import { expect, test } from '../fixtures/test.ts';

const fairs = routes.fairs.href();
const stable = 'Ferias de vivienda';
let server: DevelopmentServer | undefined;

test.afterEach(() => server?.stop());

test('a remote of this machine lies over a portal of releases, and edits are seen at once', async ({
  page,
  request,
  problems,
}) => {
  test.slow();
  // The portal says of a page that it cannot draw it.
  problems.allow(/status of 503/);
  const copy = copyForDevelopment('mf-fair');
  copy.edit(
    'fairs/fairs-page.tsx',
    [
      "import css from './fairs.module.css';",
      "import { useState } from 'react';\nimport css from './fairs.module.css';",
    ],
    ['= useLoaderData<typeof loader>();', '= useLoaderData<typeof loader>();\n  const [taps, setTaps] = useState(0);'],
    [
      '{labels.title}</PageHeading>',
      'Ferias en casa {taps}</PageHeading><button type="button" onClick={() => setTaps(taps + 1)}>Tocar</button>',
    ],
  );
  const served = await serveForDevelopment(copy);
  server = served;
  const link = await makeLink({ dev: { 'mf-fair': served.origin }, path: fairs });
  const heading = page.getByRole('heading', { level: 1 });
  const asked = page.waitForResponse((response) => response.url().startsWith(`${served.origin}/_fragment/mf-fair/`));

  await page.goto(link.url);
  await expect(heading).toHaveText('Ferias en casa 0');
  await expect(page.getByText('su página la dibuja tu navegador')).toBeVisible();
  const fragment = await asked;
  expect([fragment.status(), await fragment.json()]).toEqual([200, expect.objectContaining({ css: [] })]);
  await page.getByRole('button', { name: 'Tocar' }).click();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const isSame = () => page.evaluate(() => 'isSame' in window);

  served.edit('fairs/fairs-page.tsx', ['Ferias en casa', 'Ferias del barrio']);
  await expect(heading, 'with the state that it had').toHaveText('Ferias del barrio 1');
  served.edit('fairs/fairs.module.css', ['gap: var(--s-8);', 'gap: 77px;']);
  await expect(heading.locator('xpath=ancestor::*[contains(@class, "page")]').first()).toHaveCSS('gap', '77px');
  expect(await isSame()).toBe(true);

  const fault = page.getByRole('alert').filter({ hasText: 'fairs-page.tsx' });
  problems.allow(/fairs-page\.tsx|Errors while compiling/);
  served.edit('fairs/fairs-page.tsx', ['Ferias del barrio', 'Ferias del <barrio']);
  await expect(fault, 'what does not build stands over the page, with its place').toContainText('Ferias del <barrio');
  served.edit('fairs/fairs-page.tsx', ['Ferias del <barrio', 'Ferias del barrio']);
  await expect(fault).toHaveCount(0);
  await expect(heading).toHaveText(/^Ferias del barrio \d$/);

  served.edit('fairs/fairs-route.ts', ['fairs: await loadFairs(call, request.signal)', 'fairs: []']);
  await expect(heading).toHaveText('Ferias del barrio 0');
  await expect(page.getByText('La lista esta vacía')).toBeVisible();
  expect(await isSame()).toBe(false);

  const others = await request.get(fairs);
  expect(await others.text()).toContain(stable);
  // What is still on its way there would find nobody.
  await page.close();
  await revokeLink(link);
});
