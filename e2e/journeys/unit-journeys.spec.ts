import { routes } from '@umbral/domain/routes/table.ts';
import { actForBuilder } from '../fixtures/acting.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

/** A project of the seeded builder, on plans, whose every home is known. */
const project = 39;

interface Home {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly tower: string;
}

test('[R119, C342, C343, C344] a visitor waits for a sold home; its builder frees it on the façade, and one letter leads back to it', async ({
  page,
  stranger,
  person,
  database,
  browser,
}) => {
  const [home] = await database.rows<Home>(
    `select s.id, s.name, p.slug, t.name as tower from stock_unit s join plant p on p.id = s.plant_id and p.is_active
       join tower t on t.id = s.tower_id and t.position = 1
     where p.project_id = $1 and s.state = 'sold' order by s.id limit 1`,
    project,
  );
  if (!home) throw new Error('no home of the project is sold');

  await test.step('waits for it', async () => {
    await page.goto(routes.plant.href({ city: 'bogota', zone: 'zona', type: 'apartamento', id: home.slug }));
    await expectHydrated(page);
    const panel = page.getByRole('region', { name: 'Inmueble elegido' });
    // The code of the part comes when it is near: until then a box only leads to its row.
    await expect(async () => {
      await page.getByRole('link', { name: `${home.name}, Vendido`, exact: true }).click();
      await expect(panel).toBeVisible({ timeout: 1000 });
    }).toPass();
    await panel.getByRole('button', { name: `Avísame si se libera ${home.name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Avísame si se libera ${home.name}` });
    await dialog.getByLabel('Correo electrónico').fill(stranger.email);
    await dialog.getByRole('checkbox').check({ force: true });
    await dialog.getByRole('button', { name: 'Avisarme' }).click();
    await expect(dialog).toBeHidden();
    const link = await linkTo(stranger.email, 'Confirma tu aviso', /\/api\/avisos\/confirmar\?token=[\w-]+/);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirmar mi aviso' }).click();
    await expect(page.getByRole('heading', { name: 'Tu aviso está activo' })).toBeVisible();
  });

  await test.step('the builder frees it', async () => {
    const context = await browser.newContext();
    await actForBuilder({ person, database, context });
    const own = await context.newPage();
    await own.goto(routes.builderUnits.href({ id: String(project) }));
    await expectHydrated(own);
    await own.getByRole('radio', { name: 'Fachada' }).check({ force: true });
    await own
      .getByRole('grid', { name: `Fachada de ${home.tower}` })
      .getByRole('button', { name: new RegExp(`^${home.name},`) })
      .click();
    await own.getByLabel('Estado', { exact: true }).selectOption('Disponible');
    await own.getByRole('button', { name: 'Cambiar estado' }).click();
    await expect(own.getByText('1 inmueble sin guardar')).toBeVisible();
    await own.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(own.getByText('Todo está guardado').first()).toBeVisible();
    await context.close();
  });

  await test.step('the letter leads to the home', async () => {
    await page.goto(await linkTo(stranger.email, /^Se liberó/, /\/proyectos-vivienda\/\S+#inmuebles/));
    const row = page.getByRole('row', { name: new RegExp(`^${home.name} `) });
    await expect(row).toContainText('Disponible');
  });
});

/** The address of the portal that the one letter with a subject leads to. */
async function linkTo(email: string, subject: string | RegExp, path: RegExp): Promise<string> {
  const letters = async () => (await mailsTo(email)).filter((mail) => new RegExp(subject).test(mail.subject));
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1);
  const [letter] = await letters();
  return portal.url + (path.exec(letter?.text ?? '')?.[0] ?? '');
}
