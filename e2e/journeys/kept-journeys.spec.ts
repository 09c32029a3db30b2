import type { BrowserContext } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import { signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { keptScreens } from '../pages/kept-screens.ts';
import { expectSignedIn, register } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { keepThree, keptOf } from '../tasks/kept-tasks.ts';

async function saveAlert(context: BrowserContext): Promise<void> {
  const data = { filters: { city: 'cali' }, frequency: 'weekly', name: 'Cali' };
  const answer = await context.request.post('/api/users/save/alerts', { data });
  expect(await answer.json()).toMatchObject({ ok: 1 });
}

test('[B136, B135, B134] a stranger keeps three homes, registers and finds them; lists, comparisons and alerts are theirs to change', async ({
  page,
  context,
  stranger,
  database,
}) => {
  test.slow();
  const screen = keptScreens(page);
  const own = (select: string) => keptOf(database, stranger, select);
  await keepThree(page);

  await test.step('registers: the three are favourites of the account', async () => {
    await page.goto(routes.registration.href());
    await expectHydrated(page);
    await register(page.getByRole('main'), stranger);
    await expectSignedIn(page, stranger);
    await expect.poll(() => own('select plant_id as value from favourite where :own')).toHaveLength(3);
    await page.goto(routes.accountFavourites.href());
    await expectHydrated(page);
    await expect(screen.cards).toHaveCount(3);
  });

  await test.step('makes a list, moves a home there and notes something', async () => {
    await screen.newList.click();
    await screen.createList.click();
    await expect(page.getByText('El campo es obligatorio')).toBeVisible();
    await screen.name.fill('Para mamá');
    await screen.createList.click();
    await expect(screen.listChip('Para mamá')).toBeVisible();
    await screen.listOf.first().selectOption('Para mamá');
    await expect(screen.listChip('Para mamá')).toHaveText('Para mamá (1)');
    await screen.openNote.first().click();
    await screen.note.first().fill('Tiene dos parqueaderos');
    await screen.saveNote.first().click();
    await expect(screen.noted).toHaveText('Tiene dos parqueaderos');
    expect(
      await own(
        'select l.name || f.note as value from favourite f join favourite_list l on l.id = f.list_id where f.:own',
      ),
    ).toEqual(['Para mamáTiene dos parqueaderos']);
    await screen.listChip('Para mamá').click();
    await expect(screen.cards).toHaveCount(1);
    await page.reload();
    await expect(screen.cards, 'the address says which list is shown').toHaveCount(1);
    await expectHydrated(page);
    await screen.listChip('Todos').click();
  });

  await test.step('compares two of them and gives the comparison a name', async () => {
    await screen.choose.nth(0).check();
    await screen.choose.nth(1).check();
    await screen.compareChosen.click();
    const { overlay, columns } = comparator(page);
    await expect(columns).toHaveCount(3);
    await overlay.getByRole('button', { name: 'Guardar comparación' }).click();
    await expect.poll(() => own('select id as value from comparison where :own')).toHaveLength(1);
    await expect(overlay, 'what was saved is cleared').toBeHidden();
    await page.goto(routes.accountComparisons.href());
    await expectHydrated(page);
    await screen.rename.click();
    await screen.name.fill('Las finalistas');
    await screen.saveName.click();
    await expect(screen.cards.getByRole('heading', { name: 'Las finalistas' })).toBeVisible();
    expect(await own('select name as value from comparison where :own')).toEqual(['Las finalistas']);
    await screen.remove.click();
    await screen.confirmRemoval.click();
    await expect(page.getByRole('main')).toContainText('La lista esta vacía');
    await expect(screen.title).toBeFocused();
    expect(await own('select name as value from comparison where :own')).toEqual([]);
  });

  await test.step('pauses an alert, and deletes it', async () => {
    await saveAlert(context);
    await page.goto(routes.accountAlerts.href());
    await expectHydrated(page);
    await expect(screen.cards).toContainText('Sin confirmar');
    await screen.week.click();
    await expect(screen.cards).toContainText(/Esta semana (no )?habrías recibido/);
    await screen.pause.click();
    await expect(screen.cards).toContainText('En pausa');
    expect(await own('select is_active as value from alert where :own')).toEqual([false]);
    await screen.remove.click();
    await screen.confirmRemoval.click();
    await expect(page.getByRole('main')).toContainText('La lista esta vacía');
    await expect(screen.title).toBeFocused();
    expect(await own('select id as value from alert where :own')).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  // Without JavaScript the browser takes no scripts, preloaded ones neither.
  test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

  test('[B134, C121, C221] an alert is paused, renamed and deleted by plain forms', async ({
    page,
    context,
    person,
    database,
  }) => {
    const screen = keptScreens(page);
    await signInDirectly(context, person.email, person.password);
    await saveAlert(context);
    await page.goto(routes.accountAlerts.href());
    await screen.pause.click();
    await expect(screen.resume).toBeVisible();
    await page.getByText('Editar', { exact: true }).click();
    await page.getByLabel('Nombre').fill('Mi búsqueda');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(screen.cards.getByRole('heading')).toHaveText('Mi búsqueda');
    expect(await keptOf(database, person, `select name || is_active::text as value from alert where :own`)).toEqual([
      'Mi búsquedafalse',
    ]);
    await screen.remove.click();
    await expect(page.getByRole('main')).toContainText('La lista esta vacía');
  });
});
