import { mailsTo } from '../fixtures/mail.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { contactForm } from '../pages/contact-form.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantPage } from '../pages/plant-page.ts';
import { sweepTag } from '../sweeps.ts';
import { expectSignedIn, register } from '../tasks/account-tasks.ts';
import { contactBuilder } from '../tasks/contact-tasks.ts';
import { chooseCurrency, expectHydrated } from '../tasks/frame-tasks.ts';

const screens = [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 }, isNarrow: false },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, isNarrow: true },
] as const;

for (const { name, viewport, isNarrow } of screens) {
  test.describe(name, isNarrow ? {} : { tag: sweepTag }, () => {
    test.use({ viewport });

    test('a visitor searches, compares, reads, registers, saves and writes to a builder, across six remotes', async ({
      page,
      stranger,
      database,
    }) => {
      test.setTimeout(120_000);
      const documents: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
      const listing = listingPage(page);
      const plant = plantPage(page);
      const compared = comparator(page);

      await test.step('searches in Bogotá from the home page', async () => {
        await page.goto('/');
        await expectHydrated(page);
        const bar = page.getByRole('search', { name: 'Buscador de vivienda nueva' });
        await bar.getByLabel('Ciudad, zona o proyecto').fill('Bogotá');
        await bar.getByRole('button', { name: /^(Buscar|Ver )/ }).click();
        await expect(page).toHaveURL(/\/proyectos-vivienda\/bogota$/);
        await expect(listing.heading).toHaveText('Vivienda nueva en Bogotá');
      });

      await test.step('filters', async () => {
        await listing.openFilters.click();
        // A field that is out of sight in the sheet has no `innerText`.
        const flat = await listing.type.getByRole('option', { name: /^Apartamento \(/ }).textContent();
        await listing.type.selectOption(flat);
        await listing.search.click();
        await expect(page).toHaveURL(/bogota\/zona-general\/apartamento/);
        await expect(listing.heading).toHaveText(/Apartamentos nuevos en Bogotá/);
        await expect(listing.applied).toContainText('Apartamento');
      });

      const first = listing.cards.nth(0).getByRole('heading');
      const title = await first.innerText();

      await test.step('compares one from the listing, opens another and compares it too', async () => {
        await listing.cards
          .nth(1)
          .getByRole('button', { name: /^Comparar/ })
          .click();
        await expect(compared.tray).toContainText('1 de 4');
        await first.getByRole('link').click();
        await expect(plant.heading).toContainText(title);
        await plant.compare.click();
        await expect(compared.tray).toContainText('2 de 4');
        await compared.open.click();
        await expect(compared.columns).toHaveCount(3);
        await expect(compared.rows).toHaveCount(16);
        await compared.close.click();
      });

      await test.step('changes the currency', async () => {
        await expect(plant.price).toContainText('$');
        await chooseCurrency(page, 'usd');
        await expect(plant.price).toContainText('US$');
      });

      await test.step('reads an article', async () => {
        if (isNarrow) await page.getByRole('button', { name: 'Abrir menú' }).click();
        const menu = page.getByRole('navigation', { name: 'Menú principal' });
        await menu.getByText('Actualidad', { exact: true }).click();
        await menu.getByRole('link', { name: 'Noticias' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actualidad');
        const article = page.getByRole('main').getByRole('article').first().getByRole('link').first();
        const headline = (await article.innerText()).trim();
        await article.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      });

      await test.step('goes back to the home it liked', async () => {
        await page.goBack();
        await page.goBack();
        await expect(plant.heading).toContainText(title);
      });

      await test.step('wants to save it, registers with the captcha, has it saved', async () => {
        await plant.save.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog).toContainText('Esta característica es solo para usuarios registrados, inicia sesión...');
        await dialog.getByRole('link', { name: 'Regístrate' }).click();
        await register(dialog, stranger);
        await expect(dialog).toBeHidden();
        await expectSignedIn(page, stranger);
        await expect(plant.save, 'the heart was kept on the device and came along').toHaveText('Guardado');
      });

      await test.step('writes to the builder', async () => {
        if (isNarrow) await plant.openContact.click();
        const place = isNarrow ? page.getByRole('dialog') : page.getByRole('main');
        await expect(contactForm(page, place).email).toHaveValue(stranger.email);
        await contactBuilder(page, stranger, place);
      });

      await test.step('left a contact, its mails and a favourite in the database', async () => {
        const contacts = await database.rows(
          `select c.id, c.kind, c.agree_terms, c.login, p.id as plant from contact c join plant p on p.id = c.plant_id
           where lower(c.email) = $1`,
          stranger.email,
        );
        expect(contacts).toMatchObject([{ kind: 'project', agree_terms: true, login: true }]);
        const [contact] = contacts;
        const work = await database.rows(
          `select payload->>'template' as template from outbox where topic = 'mail' and payload->>'contactId' = $1
           order by 1`,
          String(contact?.id),
        );
        expect(work).toEqual([{ template: 'contact-builder' }, { template: 'contact-person' }]);
        const favourites = await database.rows(
          'select f.plant_id from favourite f join app_user u on u.id = f.user_id where lower(u.email) = $1',
          stranger.email,
        );
        expect(favourites).toEqual([{ plant_id: contact?.plant }]);
        await expect
          .poll(async () => (await mailsTo(stranger.email)).length, { timeout: 20_000 })
          .toBeGreaterThanOrEqual(2);
      });
      expect(documents, 'every navigation was soft').toHaveLength(1);
    });
  });
}
