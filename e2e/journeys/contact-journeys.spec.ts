import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Database } from '../fixtures/database.ts';
import { mailsTo } from '../fixtures/mail.ts';
import type { Person } from '../fixtures/person.ts';
import { expect, test } from '../fixtures/test.ts';
import { contactForm } from '../pages/contact-form.ts';
import { plantPage } from '../pages/plant-page.ts';
import { sweepTag } from '../sweeps.ts';
import { backOnline, contactBuilder, fillContact } from '../tasks/contact-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { askAboutLaunch } from '../tasks/launch-tasks.ts';

const oncePerDay = 'Solo puedes registrarte en una tipología por día. Intenta nuevamente mañana.';
const noConnection = [/^request: net::ERR_/, /net::ERR_INTERNET_DISCONNECTED/, /net::ERR_FAILED/];

interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly home_country: string;
  readonly message: string | null;
  readonly day: string | null;
  readonly time: string | null;
  readonly schedule_kind: string | null;
  readonly sentence: string | null;
}

function contactsOf({ rows }: Database, { email }: Person) {
  return rows<Contact>(
    `select name, phone, home_country, message, schedule_date::text as day, schedule_time::text as time, schedule_kind,
      consent_sentence as sentence from contact where lower(email) = $1 order by id`,
    email,
  );
}

/** The page of a home, with the form alive. */
async function openHome(page: Page, href: string): Promise<void> {
  await page.goto(href);
  await expectHydrated(page);
  await expect(contactForm(page).form).toHaveAttribute('novalidate');
}

test.describe('from Madrid', () => {
  test.use({ timezoneId: 'Europe/Madrid' });

  test('[B059, B062, B063, B064, M008, M019] a visitor abroad is asked about the number, books a video call by both clocks, and opens the calendar file', async ({
    page,
    catalogue,
    stranger,
    database,
  }) => {
    await openHome(page, catalogue.plantToVisit.href);
    const form = contactForm(page);
    await fillContact(page, stranger);
    await form.country.selectOption('España');
    await expect(page.getByText(/^Notamos que estás en el exterior/)).toBeVisible();
    await form.further.click();
    await form.byVideo.check({ force: true });
    const [, day = ''] = await form.day
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
    await form.day.selectOption(day ?? '');
    // Madrid is six hours ahead in winter and seven in summer.
    await expect(form.time.locator('option', { hasText: '10:30 a. m. (' })).toHaveText(/\((4|5):30 p\. m\. para ti\)/);
    await form.time.selectOption('10:30');
    await form.message.fill('¿Cuándo entregan?');
    await form.send.click();
    await expect(form.sent).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), form.calendarFile.click()]);
    const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
    expect(lines[0]).toBe('BEGIN:VCALENDAR');
    expect(lines).toContain(`DTSTART:${day?.replaceAll('-', '')}T153000Z`);
    expect(lines).toContain(`DTEND:${day?.replaceAll('-', '')}T160000Z`);
    expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain(
      `Videollamada: ${catalogue.plantToVisit.projectTitle}`,
    );
    expect(lines.join()).not.toContain(stranger.email);
    const [contact] = await contactsOf(database, stranger);
    expect(contact).toMatchObject({ day, time: '10:30:00', schedule_kind: 'video', home_country: 'España' });
    expect(contact).toMatchObject({ message: '¿Cuándo entregan?', phone: `+57${stranger.phone}` });
    expect(contact?.sentence).toContain(`a ${catalogue.plantToVisit.builderName} para tratar mis datos`);
    await expect
      .poll(async () => (await mailsTo(stranger.email)).map(({ text }) => text).join())
      .toContain('por videollamada');
  });
});

test('[B061, M007] a second contact of the day is told of before it is sent, and refused', async ({
  page,
  catalogue,
  stranger,
  database,
}) => {
  await openHome(page, catalogue.plant.href);
  const form = contactForm(page);
  await expect(page.getByText(/^Hoy ya enviaste/)).toBeHidden();
  await contactBuilder(page, stranger);
  await openHome(page, catalogue.plant.href);
  await expect(page.getByText(/^Hoy ya enviaste una solicitud sobre/)).toContainText(oncePerDay);
  await fillContact(page, stranger);
  await form.send.click();
  await expect(page.getByText(oncePerDay, { exact: true }).first()).toBeVisible();
  await expect(form.email).toHaveValue(stranger.email);
  expect(await contactsOf(database, stranger)).toHaveLength(1);
});

test('[B058, B061] what is sent without a connection waits on the device, survives a reload, and arrives once', async ({
  page,
  context,
  catalogue,
  stranger,
  database,
  problems,
}) => {
  problems.allow(...noConnection);
  await openHome(page, catalogue.plant.href);
  const form = contactForm(page);
  await fillContact(page, stranger);
  await page.reload();
  await expectHydrated(page);
  await expect(form.email).toHaveValue(stranger.email);
  // With the first touch comes what sends.
  const code = page.waitForResponse(/contact-sending/);
  await form.consent.check();
  await (await code).finished();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.kept).toBeVisible();
  // The portal can be reached again, but not what takes the form.
  await context.route('**/api/contactos', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expectHydrated(page);
  await expect(form.kept).toBeVisible();
  expect(await contactsOf(database, stranger)).toEqual([]);
  await context.unroute('**/api/contactos');
  await backOnline(page);
  await expect(form.sent).toBeVisible();
  expect(await contactsOf(database, stranger)).toHaveLength(1);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(stranger.email);
});

test('[B058, C161] a launch’s form that waits is sent from whatever page is opened next', async ({
  page,
  context,
  catalogue,
  stranger,
  database,
  problems,
}) => {
  problems.allow(...noConnection);
  await page.goto(catalogue.launch.href);
  await expectHydrated(page);
  let attempts = 0;
  await context.route('**/api/leads', (route) => {
    attempts += 1;
    return route.abort();
  });
  await askAboutLaunch(page, stranger);
  await expect(page.getByText(/Guardamos tu solicitud en este dispositivo/)).toBeVisible();
  // The page has tried again by itself and waits now.
  await expect.poll(() => attempts).toBe(2);
  await context.unroute('**/api/leads');
  await page.goto(routes.builders.href());
  await expect(
    page.getByText(`Volvió la conexión: tu solicitud sobre ${catalogue.launch.title} ya llegó.`),
  ).toBeVisible();
  const leads = () => database.rows('select id from lead where lower(email) = $1', stranger.email);
  expect(await leads()).toHaveLength(1);
});

test('[B059, B063] by keyboard alone a home is asked about, with a visit', async ({
  page,
  catalogue,
  stranger,
  database,
}) => {
  await openHome(page, catalogue.plantToVisit.href);
  const form = contactForm(page);
  const { keyboard } = page;
  await form.name.focus();
  await keyboard.type(`${stranger.firstName} ${stranger.lastName}`);
  await keyboard.press('Tab');
  await keyboard.type(stranger.email);
  await keyboard.press('Tab');
  await expect(form.phoneCountry).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(stranger.phone);
  await keyboard.press('Tab');
  await expect(form.country).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Cali');
  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(form.message).toBeVisible();
  while (!(await form.day.evaluate((day) => day === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  while (!(await form.consent.evaluate((box) => box === document.activeElement))) await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(form.sent).toBeVisible();
  const [contact] = await contactsOf(database, stranger);
  expect(contact?.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(contact?.time).toMatch(/^1\d:[03]0:00$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('[B106, B064] the dialog takes the contact and closes', async ({ page, catalogue, stranger, database }) => {
    await page.goto(catalogue.plant.href);
    await expectHydrated(page);
    await plantPage(page).openContact.click();
    const dialog = page.getByRole('dialog', { name: 'Contacta a la constructora' });
    await fillContact(page, stranger, dialog);
    await contactForm(page, dialog).send.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Tus datos se han enviado correctamente').first()).toBeVisible();
    expect(await contactsOf(database, stranger)).toHaveLength(1);
  });
});

for (const { name, viewport, tag } of [
  { name: 'on a wide screen', viewport: { width: 1440, height: 900 }, tag: [sweepTag] },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, tag: [] },
]) {
  test.describe(`without JavaScript ${name}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, viewport });
    test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

    test('[B061, B064, M007, M019, C084] the browser itself posts the form, is thanked, and is refused the second time', async ({
      page,
      catalogue,
      stranger,
      database,
      problems,
    }) => {
      problems.allow(/status of 409/);
      const form = contactForm(page);
      const send = async () => {
        await page.goto(catalogue.plant.href);
        if (viewport.width < 992) await page.getByRole('link', { name: 'Contactar', exact: true }).click();
        await fillContact(page, stranger);
        await form.send.click();
      };
      await send();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tus datos se han enviado correctamente');
      expect(page.url()).not.toContain('example.com');
      expect(await contactsOf(database, stranger)).toHaveLength(1);
      await page.getByRole('link', { name: /^Volver a/ }).click();
      await expect(page).toHaveURL(new RegExp(`${catalogue.plant.href}$`));
      await send();
      await expect(page.getByText(oncePerDay)).toBeVisible();
      expect(await contactsOf(database, stranger)).toHaveLength(1);
    });
  });
}
