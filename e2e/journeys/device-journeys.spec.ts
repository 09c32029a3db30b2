import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { keptScreens } from '../pages/kept-screens.ts';
import { expectSignedIn, register } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { keepThree, keptOf, thingsOnDevice } from '../tasks/kept-tasks.ts';

test('[B136, B135, B054] what a stranger keeps lives on the device, in every tab, and comes to the account without loss or doubles', async ({
  page,
  secondTab: second,
  stranger,
  database,
  problems,
}) => {
  test.slow();
  problems.allow(/change\/favs/);
  const kept = keptScreens(page);
  const own = (select: string) => keptOf(database, stranger, select);

  await keepThree(page);

  await test.step('makes a list with a note and keeps a comparison: a second tab follows, a reload finds them', async () => {
    for (const tab of [page, second]) {
      await tab.goto(routes.kept.href());
      await expectHydrated(tab);
      await expect(keptScreens(tab).cards).toHaveCount(3);
    }
    await kept.newList.click();
    await kept.name.fill('Para mamá');
    await kept.createList.click();
    await expect(keptScreens(second).listChip('Para mamá')).toHaveText('Para mamá (0)');
    await kept.listOf.first().selectOption({ label: 'Para mamá' });
    await kept.openNote.first().click();
    await kept.note.first().fill('Tiene dos parqueaderos');
    await kept.saveNote.first().click();
    await expect(keptScreens(second).noted).toHaveText('Tiene dos parqueaderos');
    await kept.choose.nth(0).check();
    await kept.choose.nth(1).check();
    await kept.compareChosen.click();
    await comparator(page).overlay.getByRole('button', { name: 'Guardar comparación' }).click();
    await expect(page.getByRole('dialog', { name: 'Esto es para quienes tienen cuenta' })).toBeVisible();
    await expect(page.getByText('Guardamos la comparación en este dispositivo')).toBeVisible();
    await page.goto(routes.kept.href());
    await expectHydrated(page);
    await expect(kept.cards).toHaveCount(4);
    await expect(kept.listChip('Para mamá')).toHaveText('Para mamá (1)');
    await kept.rename.click();
    await kept.name.fill('Las finalistas');
    await kept.saveName.click();
    await expect(keptScreens(second).cards.getByRole('heading', { name: 'Las finalistas' })).toBeVisible();
  });

  await test.step('registers while a call fails: nothing is lost, and the next look brings the rest once', async () => {
    await page.route('**/api/users/change/favs', (route) => route.abort());
    await page.goto(routes.registration.href());
    await expectHydrated(page);
    await register(page.getByRole('main'), stranger);
    await expectSignedIn(page, stranger);
    await expect.poll(() => own('select plant_id as value from favourite where :own')).toHaveLength(3);
    expect(await thingsOnDevice(page)).toContain('Tiene dos parqueaderos');
    await page.unroute('**/api/users/change/favs');
    await page.goto(routes.kept.href());
    await expect(page).toHaveURL(new RegExp(`${routes.accountFavourites.href()}$`));
    const noted = `select l.name || ': ' || f.note as value from favourite f join favourite_list l on l.id = f.list_id
      where f.:own`;
    await expect.poll(() => own(noted)).toEqual(['Para mamá: Tiene dos parqueaderos']);
    await expect.poll(() => own('select name as value from comparison where :own')).toEqual(['Las finalistas']);
    await expect.poll(() => thingsOnDevice(page)).toBeNull();
    expect(await own('select name as value from favourite_list where :own')).toEqual(['Para mamá']);
  });
});
