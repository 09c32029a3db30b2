import { saveDraft } from '@umbral/domain/api/builder-drafts.ts';
import { sharePreview } from '@umbral/domain/api/project-previews.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { postAs } from '../fixtures/post-as.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[R120, B143, C360, C361, C362] a stranger with the link sees the price of a draft, the public page does not; a link taken back shows nothing', async ({
  page,
  person,
  database,
  browser,
  ownProject: project,
}) => {
  const post = await postAs(person);
  const payload = { name: 'Mirador del Borrador', plants: [{ name: 'Tipo A', price: 377_000_000, built_area: 61 }] };
  const draft = await (await post(saveDraft.path, { builder: project.builderId, payload })).json();
  const { data: link } = await (await post(sharePreview.path, { draft_id: draft.id })).json();
  const href = routes.projectPreview.href({ token: link.token });
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const price = stranger.getByRole('region', { name: 'Precio' });

  await stranger.goto(href);
  await expectHydrated(stranger);
  await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Mirador del Borrador');
  await expect(stranger.getByText('No es pública: solo la ve quien tiene este enlace.')).toBeVisible();
  await expect(price).toContainText('$ 377.000.000');
  expect((await factsOf(routes.builder.href({ builder: 'guayacan' }))).facts.text).not.toContain(
    'Mirador del Borrador',
  );

  await test.step('a page of the portal may show it in a frame', async () => {
    await page.goto(routes.builderProjects.href());
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.title = 'vista';
      document.body.append(frame);
    }, href);
    const framed = page.frameLocator('iframe[title="vista"]');
    await expect(framed.getByRole('heading', { level: 1 })).toContainText('Mirador del Borrador');
  });

  await test.step('the link is taken back', async () => {
    await page.request.delete(`/api/proyectos/vistas-previas/${link.id}`, {
      headers: { origin: new URL(page.url()).origin },
    });
    const answer = await stranger.reload();
    expect(answer?.status()).toBe(410);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Este enlace de vista previa ya no sirve');
  });
  await elsewhere.close();
  await database.rows('delete from project_draft where id = $1', draft.id);
});
