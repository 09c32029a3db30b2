import { exportOwnData } from '@umbral/domain/api/privacy.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { mailsTo } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { comparator } from '../pages/comparator.ts';
import { keptScreens } from '../pages/kept-screens.ts';
import { listingPage } from '../pages/listing-page.ts';
import { securityScreen } from '../pages/security-screen.ts';
import { sharedList } from '../pages/shared-list.ts';
import { askForLink, choosePassword, expectSignedIn, register, signIn, signOut } from '../tasks/account-tasks.ts';
import { giveDevice } from '../tasks/factor-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { keepThree, keptOf } from '../tasks/kept-tasks.ts';
import { resetPathFor, visitPathFor } from '../tasks/letter-tasks.ts';
import { askForDeletion, letDeletionComeDue } from '../tasks/own-account-tasks.ts';
import { askForVisit, chooseDay, visitsOf } from '../tasks/visit-tasks.ts';

test('[B071, B109, B136, B137] everything that is promised to a person is there when they come back', async ({
  page,
  browser,
  context,
  stranger,
  catalogue,
  database,
}) => {
  test.setTimeout(360_000);
  const main = page.getByRole('main');
  const kept = keptScreens(page);
  const own = (select: string) => keptOf(database, stranger, select);
  const accounts = () => database.rows('select id from app_user where lower(email) = $1', stranger.email);
  const open = async (path: string) => {
    await page.goto(path);
    await expectHydrated(page);
  };

  await test.step('a stranger keeps three homes and compares two of them: nothing leaves the device', async () => {
    await keepThree(page);
    const { cards } = listingPage(page);
    for (const index of [0, 1]) {
      await cards
        .nth(index)
        .getByRole('button', { name: /^Comparar/ })
        .click();
    }
    await expect(comparator(page).dropInTray).toHaveCount(2);
    expect(await accounts()).toHaveLength(0);
  });

  await test.step('registers, and finds them in the account', async () => {
    await open(routes.registration.href());
    await register(main, stranger);
    await expectSignedIn(page, stranger);
    await expect.poll(() => own('select plant_id as value from favourite where :own')).toHaveLength(3);
    await comparator(page).open.click();
    await comparator(page).overlay.getByRole('button', { name: 'Guardar comparación' }).click();
    await expect.poll(() => own('select id as value from comparison where :own')).toHaveLength(1);
    await open(routes.accountComparisons.href());
    await expect(kept.cards).toHaveCount(1);
    await open(routes.accountFavourites.href());
    await expect(kept.cards).toHaveCount(3);
  });

  await test.step('shares a list: in a second browser somebody without an account joins, marks and comments, and loses it again', async () => {
    const board = sharedList(page);
    const second = await browser.newContext();
    const other = await second.newPage();
    const guest = sharedList(other);
    await kept.newList.click();
    await kept.name.fill('Para los dos');
    await kept.createList.click();
    await kept.listOf.first().selectOption({ label: 'Para los dos' });
    await expect(kept.listChip('Para los dos')).toHaveText('Para los dos (1)');
    await kept.listChip('Para los dos').click();
    await board.share.click();
    await board.create.click();
    const link = await board.link.inputValue();
    await other.goto(link);
    await expectHydrated(other);
    await expect(guest.cards).toHaveCount(1);
    await guest.name.fill('Camila');
    await guest.join.click();
    await guest.marks('Me encanta').click();
    await expect(guest.marks('Me encanta')).toHaveAttribute('aria-pressed', 'true');
    await guest.openComments.click();
    await guest.comment.fill('Me gusta la luz');
    await guest.publish.click();
    await expect(other.getByText('Me gusta la luz')).toBeVisible();
    expect(
      await own(`select name as value from board_member m join shared_board b on b.id = m.board_id
        where b.:own order by is_owner desc`),
    ).toEqual([stranger.firstName, 'Camila']);
    await open(link.slice(new URL(link).origin.length));
    await expect(board.news).toContainText('1 opinión y 1 comentario');
    await board.marks('Me encanta').click();
    await expect(page.getByText('Les encanta a los dos')).toBeVisible();
    await other.reload();
    await expect(other.getByText('Les encanta a los dos')).toBeVisible();
    await open(routes.accountFavourites.href());
    await kept.listChip('Para los dos').click();
    await board.share.click();
    await board.end.click();
    await board.end.last().click();
    await expect.poll(() => own('select id as value from shared_board where :own')).toEqual([]);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Esta lista ya no se comparte' })).toBeVisible();
    await second.close();
  });

  await test.step('forgets the password, and comes back by the letter', async () => {
    await signOut(page, stranger);
    await open(routes.accountRecovery.href());
    await askForLink(main, stranger.email);
    await page.goto(await resetPathFor(stranger));
    await expectHydrated(page);
    const password = `${stranger.password}-2`;
    await choosePassword(main, password);
    await expect(accountForms(main).signIn).toBeVisible();
    expect(await own('select id as value from session where :own')).toEqual([]);
    await signIn(main, { ...stranger, password });
    await expectSignedIn(page, stranger);
    expect(await own('select id as value from session where :own')).toHaveLength(1);
    await open(routes.accountFavourites.href());
    await expect(kept.cards).toHaveCount(3);
  });

  await test.step('adds a passkey, and enters by it alone', async () => {
    await giveDevice(page);
    await open(routes.accountSecurity.href());
    await securityScreen(page).addPasskey.click();
    await expect(securityScreen(page).passkeys).toHaveCount(1);
    await expect(main.getByText('Contraseña cambiada con el enlace del correo')).toBeVisible();
    await expect(main.getByText('Segunda prueba agregada: llave de acceso')).toBeVisible();
    expect(await own('select name as value from passkey where :own')).toEqual(['Llave 1']);
    await signOut(page, stranger);
    await open(routes.login.href());
    await main.getByRole('button', { name: 'Entrar con llave de acceso' }).click();
    await expectSignedIn(page, stranger);
    expect(await own('select proven_by as value from session where :own')).toEqual(['passkey']);
  });

  await test.step('asks for a visit, moves it in the account, and once more by the letter', async () => {
    await askForVisit(page, stranger, catalogue.plantToVisit.href);
    const [asked] = await visitsOf(database, stranger);
    expect(asked).toMatchObject({ time: '10:30:00' });
    await open(routes.accountRequests.href());
    await main.getByRole('button', { name: 'Mover la cita' }).click();
    const dialog = page.getByRole('dialog');
    await chooseDay(dialog.getByLabel('Día', { exact: true }), 2);
    await dialog.getByLabel('Hora', { exact: true }).selectOption('11:00');
    await dialog.getByRole('button', { name: 'Mover la cita' }).click();
    await expect(main.getByText('Cita movida, por confirmar')).toBeVisible();
    const [moved] = await visitsOf(database, stranger);
    expect(moved?.time).toBe('11:00:00');
    expect(moved?.day).not.toBe(asked?.day);
    await page.goto(await visitPathFor(stranger));
    await page.getByLabel('Nueva hora').selectOption('10:00');
    await page.getByRole('button', { name: 'Mover la cita' }).click();
    await expect(page.getByRole('status')).toContainText('Movimos tu cita');
    expect(await visitsOf(database, stranger)).toEqual([{ day: moved?.day, time: '10:00:00' }]);
  });

  await test.step('takes along what is stored', async () => {
    const { data } = await (await context.request.get(`/api${exportOwnData.path}`)).json();
    expect(data.parts.account).toMatchObject([{ email: stranger.email }]);
    expect(data.parts.favourites).toHaveLength(3);
    expect(data.parts.comparisons).toHaveLength(1);
    expect(JSON.stringify(data)).toContain(catalogue.plantToVisit.projectTitle);
  });

  await test.step('deletes the account: after the days of grace nothing is left but the proofs that the law keeps, and a letter', async () => {
    await askForDeletion(page, `${stranger.password}-2`);
    await letDeletionComeDue(database, stranger.email);
    await expect.poll(accounts, { timeout: 120_000 }).toHaveLength(0);
    for (const table of ['contact', 'alert']) {
      expect(await database.rows(`select from ${table} where lower(email) = $1`, stranger.email), table).toEqual([]);
    }
    const subjects = async () => (await mailsTo(stranger.email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Eliminamos tu cuenta');
  });
});
