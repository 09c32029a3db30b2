import { expect, type Page } from '@playwright/test';
import { mailsTo } from '../fixtures/mail.ts';
import type { Person } from '../fixtures/person.ts';
import { portal } from '../fixtures/portal.ts';
import { alertModal } from '../pages/alert-modal.ts';

/** Saves the alert of the open modal as somebody without an account; the modal goes and a toast says what comes next. */
export async function saveAlert(page: Page, { email }: Person): Promise<void> {
  const modal = alertModal(page);
  await expect(modal.preview).toBeVisible();
  await modal.email.fill(email);
  await modal.consent.check();
  // Both go by themselves: a toast stays for three seconds only.
  await Promise.all([expect(page.getByText('Confírmala en el correo')).toBeVisible(), modal.save.click()]);
  await expect(modal.dialog).toBeHidden();
}

/** Confirms the alert by the link in the one mail that asks for it. */
export async function confirmAlert(page: Page, { email }: Person): Promise<void> {
  const asking = async () => (await mailsTo(email)).filter(({ subject }) => subject === 'Confirma tu alerta');
  await expect.poll(async () => (await asking()).length, { timeout: 20_000 }).toBe(1);
  const [mail] = await asking();
  const [, token] = /\/api\/alertas\/confirmar\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  await page.goto(`${portal.url}/api/alertas/confirmar?token=${token}`);
  await page.getByRole('button', { name: 'Confirmar mi alerta' }).click();
  await expect(page.getByRole('heading', { name: 'Tu alerta está activa' })).toBeVisible();
}
