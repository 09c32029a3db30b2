import { routes } from '@umbral/domain/routes/table.ts';
import { drawNoise } from '../fixtures/drawn-picture.ts';
import { expect, test } from '../fixtures/test.ts';
import { formPictures } from '../pages/form-pictures.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test('[B095, B096, C380, C381] a photo whose connection breaks in the middle goes on after a reload where it stopped', async ({
  page,
  person,
  database,
  problems,
  ownProject,
}) => {
  void ownProject;
  const form = formPictures(page);
  const parts: string[] = [];
  let isBroken = true;
  problems.allow(/transfers\/.*\/parts\//);
  await page.route('**/api/uploads/transfers/*/parts/*', (route) => {
    const part = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    parts.push(part);
    return isBroken && part !== '0' ? route.abort('connectionreset') : route.continue();
  });
  await page.goto(routes.builderNewProject.href());
  await expectHydrated(page);
  await form.section('Fotos de zonas comunes').click();

  await test.step('chooses two files: one that lies, one whose connection breaks', async () => {
    const photo = await drawNoise(page, 'lobby.png');
    const lie = { name: 'falsa.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
    await form.files.setInputFiles([lie, photo]);
    await expect(form.refused).toContainText('falsa.jpg: La imagen debe ser JPG, PNG o TIFF');
    await form.nameOf(1).fill('Lobby de doble altura');
    await expect(form.main).toContainText('Sin conexión: sigue sola cuando vuelva');
    await expect(form.main).toContainText('Borrador guardado');
  });

  await test.step('comes back with the draft and goes on', async () => {
    const before = parts.length;
    isBroken = false;
    await page.reload();
    await expectHydrated(page);
    await form.section('Fotos de zonas comunes').click();
    await expect(form.nameOf(1)).toHaveValue('Lobby de doble altura');
    const arrived = () =>
      database.rows<{ bytes: number }>(
        'select bytes from upload where owner_id = (select id from app_user where lower(email) = $1)',
        person.email,
      );
    await expect.poll(async () => (await arrived()).length).toBe(1);
    expect(parts.filter((part) => part === '0')).toHaveLength(1);
    expect(parts.slice(before)[0]).toBe('1048576');
    await expect(form.main.getByRole('img', { name: 'Lobby de doble altura' })).toBeVisible();
  });
});
