import { routes } from '@umbral/domain/routes/table.ts';
import { seedPassword } from '../fixtures/portal.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { cookiesOf, seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountForms } from '../pages/account-forms.ts';
import { listingPage } from '../pages/listing-page.ts';
import { expectSignedIn, register, signIn, signOut } from '../tasks/account-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';

test.describe('a visitor', () => {
  test('[B076] is led to the login page, signs in, and lands where the way led', async ({ page, person, context }) => {
    await page.goto(routes.accountFavourites.href());
    await expect(page).toHaveURL(/\/login\?_=/);
    await expectHydrated(page);
    await signIn(page.getByRole('main'), { ...person, password: 'Otra-clave-1' });
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page.getByRole('main'), person);
    await expect(page).toHaveURL(new RegExp(`${routes.accountFavourites.href()}$`));
    await expect(page.getByRole('main')).toContainText('La lista esta vacía');
    await expectSignedIn(page, person);
    const names = (await context.cookies())
      .filter(({ httpOnly }) => httpOnly)
      .map(({ name }) => name)
      .toSorted();
    expect(names, '[B075] scripts cannot read the session').toEqual(['KnownDevice', 'SessionId']);
  });

  test('[B075] [B112] signs out: the session is over, here and on the server, and home is shown', async ({
    page,
    person,
    context,
  }) => {
    await signInDirectly(context, person.email, person.password);
    await page.goto(routes.builders.href());
    await expectSignedIn(page, person);
    await signOut(page, person);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('SessionId');
    const session = await context.request.post('/api/users/session', { data: {} });
    expect(await session.json()).toMatchObject({ ok: 0, user: null });
  });

  test('[B057] saves favourites from cards and finds them again; they leave the list when taken back', async ({
    page,
    person,
    context,
  }) => {
    await signInDirectly(context, person.email, person.password);
    await page.goto(routes.housing.href({ city: 'cali' }));
    await expectHydrated(page);
    await expectSignedIn(page, person);
    const { cards } = listingPage(page);
    const title = await cards.first().getByRole('heading').innerText();
    const heart = cards.first().getByRole('button', { name: /favoritos$/ });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.goto(routes.accountFavourites.href());
    const saved = page.getByRole('main').getByRole('article');
    await expect(saved.getByRole('heading')).toContainText([title]);
    const taken = saved.getByRole('button', { name: /favoritos$/ });
    await expect(taken).toHaveAttribute('aria-pressed', 'true');
    await taken.click();
    await expect(page.getByRole('main')).toContainText('La lista esta vacía');
  });

  test('[B071] [B072] [M003] registers on the page; a second account with the address is not made', async ({
    page,
    stranger,
    database,
  }) => {
    await page.goto(routes.registration.href());
    await expectHydrated(page);
    const forms = accountForms(page.getByRole('main'));
    await forms.email.fill('sin-arroba');
    await forms.next.click();
    await expect(page.getByText('El email no es válido')).toBeVisible();
    await register(page.getByRole('main'), stranger);
    await expectSignedIn(page, stranger);
    const count = () => database.rows('select id from app_user where lower(email) = $1', stranger.email);
    expect(await count()).toHaveLength(1);
    // Nothing of this page is under way any more.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(routes.registration.href());
    await expectHydrated(page);
    await register(page.getByRole('main'), stranger);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await count()).toHaveLength(1);
  });
});

test.describe('a builder', () => {
  test('[B076] [R097] signs in at the own door and sees the own projects with their state', async ({
    page,
    database,
  }) => {
    await page.goto(routes.builderUpdateProjects.href());
    await expect(page).toHaveURL(new RegExp(`${routes.builderLogin.href()}$`));
    await expectHydrated(page);
    await signIn(page.getByRole('main'), { email: seeded.builder, password: seedPassword });
    await expect(page).toHaveURL(new RegExp(`${routes.builderUpdateProjects.href()}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mis proyectos');
    const [own] = await database.rows<{ count: number }>(
      `select count(*)::int as count from project p join builder_member m on m.builder_id = p.builder_id
       join app_user u on u.id = m.user_id where u.email = $1 and p.state <> 'archived'`,
      seeded.builder,
    );
    await expect(page.getByRole('main')).toContainText(`${own?.count} proyectos`);
    await expect(page.getByRole('main')).toContainText('Publicado');
    await page.getByRole('navigation', { name: 'Menú de constructora' }).getByText('Cerrar sesión').click();
    await expect(page).toHaveURL(new RegExp(`${routes.builderLogin.href()}$|/$`));
    await page.goto(routes.builderUpdateProjects.href());
    await expect(page).toHaveURL(new RegExp(`${routes.builderLogin.href()}$`));
  });

  test('[B076] [B114] the screens of builders are closed to others: each guard leads to its place', async ({
    context,
    person,
  }) => {
    const sentTo = async (path: string) => {
      const { status, headers } = await factsOf(path, { cookie: await cookiesOf(context) });
      return [status, headers.location];
    };
    const [ofAccount, ofBuilders] = [routes.builderProjects.href(), routes.builderUpdateProjects.href()];
    const backTo = (path: string) => `${routes.login.href()}?_=${encodeURIComponent(path)}`;
    expect(await sentTo(routes.accountFavourites.href())).toEqual([302, backTo(routes.accountFavourites.href())]);
    expect(await sentTo(ofAccount)).toEqual([302, backTo(ofAccount)]);
    expect(await sentTo(ofBuilders)).toEqual([302, routes.builderLogin.href()]);
    await signInDirectly(context, person.email, person.password);
    expect(await sentTo(ofAccount)).toEqual([302, '/?permissions=insufficient']);
    expect(await sentTo(ofBuilders)).toEqual([302, routes.builderLogin.href()]);
  });

  test('[B057] favourites are not for builders', async ({ page, context }) => {
    await signInDirectly(context, seeded.builder);
    await page.goto(routes.housing.href({ city: 'cali' }));
    await expectHydrated(page);
    await listingPage(page)
      .cards.first()
      .getByRole('button', { name: /favoritos$/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Esta característica es para compradores' })).toBeVisible();
  });
});

test('[B076] a target on another site is never followed after the login', async ({ page, person }) => {
  await page.goto(`${routes.login.href()}?_=${encodeURIComponent('https://example.com/')}`);
  await expectHydrated(page);
  await signIn(page.getByRole('main'), person);
  await expectSignedIn(page, person);
  await expect(page).toHaveURL(/^http:\/\/localhost/);
});
