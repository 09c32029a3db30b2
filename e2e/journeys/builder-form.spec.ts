import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { projectForm } from '../pages/project-form.ts';
import { projectFormPage } from '../pages/project-form-page.ts';
import { openSection } from '../tasks/project-form-tasks.ts';

const saving = '**/api/proyectos/borradores/guardar';

test('[B142, R089] a tab that dies in the middle of a word, with no connection to the portal, loses nothing older than two seconds', async ({
  page,
  person,
  database,
  context,
  problems,
  ownProject: { builderId },
}) => {
  problems.allow(/Failed to load resource|net::ERR_FAILED|Page crashed|Target crashed/);
  await page.route(saving, (route) => route.abort());
  await page.goto(routes.builderNewProject.href());
  const { name } = projectFormPage(page);
  await name.click();
  /** Each character with when it was typed. */
  const typed: { readonly text: string; readonly at: number }[] = [];
  let text = '';
  for (const character of `Mirador de ${person.email.slice(4, 14)} en la colina del norte`) {
    await page.keyboard.type(character, { delay: 40 });
    text += character;
    typed.push({ text, at: Date.now() });
  }
  const crashedAt = Date.now();
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crash;
  const safe = typed.findLast(({ at }) => crashedAt - at >= 2_000)?.text ?? '';
  expect(safe).not.toBe('');

  const tab = await context.newPage();
  await tab.goto(routes.builderNewProject.href());
  const form = projectFormPage(tab);
  await expect(form.recovered).toBeVisible();
  expect(await form.name.inputValue()).toContain(safe);
  await expect(form.saved).toBeVisible();
  const kept = await form.name.inputValue();
  const title = { builderId, title: kept.trim() };
  const stored = await database.rows(
    'select title from project_draft where builder_id = $1 and title = $2',
    builderId,
    title.title,
  );
  expect(stored).toEqual([{ title: title.title }]);
  await database.rows('delete from project_draft where builder_id = $1 and title = $2', builderId, title.title);
});

test('[B142, R088] two people write one draft: what only one changed is merged, what both changed is settled by its field', async ({
  page,
  database,
  context,
  browser,
  origin,
  problems,
  ownProject: { builderId },
}) => {
  problems.allow(/status of 409/);
  const [draft] = await database.rows<{ id: number }>(
    `insert into project_draft (builder_id, title, payload) values ($1, 'Entre dos', '{"name": "Entre dos"}') returning id`,
    builderId,
  );
  const path = routes.builderEditDraft.href({ id: String(draft?.id) });
  const elsewhere = await browser.newContext({ baseURL: origin, storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  await Promise.all([page.goto(path), other.goto(path)]);
  const [mine, theirs] = [projectFormPage(page), projectFormPage(other)];
  await Promise.all([expect(mine.name).toBeVisible(), expect(theirs.name).toBeVisible()]);

  await theirs.name.fill('La de ella');
  await theirs.floors.fill('12');
  await mine.name.fill('La mía');
  await mine.video.fill('https://video.example.com/mio');
  const isSettledBy = async () => (await mine.conflict.isVisible()) || (await theirs.conflict.isVisible());
  await expect.poll(isSettledBy).toBe(true);
  const [late] = (await mine.conflict.isVisible()) ? [mine] : [theirs];
  await late?.conflict.getByLabel(/^Lo de la otra persona/).check({ force: true });
  await late?.conflict.getByRole('button', { name: 'Guardar mi elección' }).click();
  const winner = late === mine ? 'La de ella' : 'La mía';
  await expect(late?.name ?? mine.name).toHaveValue(winner);
  await expect
    .poll(async () => {
      const [row] = await database.rows<{ payload: Record<string, unknown> }>(
        'select payload from project_draft where id = $1',
        draft?.id,
      );
      const { name, number_of_floors: floors, project_video: video } = row?.payload ?? {};
      return { name, floors, video };
    })
    .toEqual({ name: winner, floors: 12, video: 'https://video.example.com/mio' });
  await elsewhere.close();
  await database.rows('delete from project_draft where id = $1', draft?.id);
});

test('[B095] what is wrong with a field that is left by a press is said after the press, which is not lost', async ({
  page,
  ownProject: { builderId },
}) => {
  expect(builderId).toBeGreaterThan(0);
  await page.goto(routes.builderNewProject.href());
  const form = projectForm(page);
  await openSection(page, 'Ubicación');
  await expect(form.section(/^Ubicación\s*, por completar/)).toBeVisible();
  const next = form.button(/^Siguiente/);
  await next.scrollIntoViewIfNeeded();
  await form.text(/^Dirección/).focus();
  const box = await next.boundingBox();
  if (!box) throw new Error('There is no way to the next section.');
  // A line under the address would move the edge away.
  await page.mouse.move(box.x + box.width / 2, box.y + 4);
  await page.mouse.down();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await expect(form.heading('Tipologías')).toBeVisible();
  await openSection(page, 'Ubicación');
  await expect(form.text(/^Dirección/)).toHaveAccessibleDescription('El campo es obligatorio');
});
