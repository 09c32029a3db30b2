import { routes } from '@umbral/domain/routes/table.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

// Without JavaScript the browser takes no scripts, preloaded ones neither.
test.beforeEach(({ problems }) => problems.allow(/^request: csp GET .*\.js$/));

test('a form that is not alive yet leads nowhere, keeps what was typed, and puts nothing into the address', async ({
  page,
  stranger,
}) => {
  for (const path of [routes.login.href(), routes.builderLogin.href()]) {
    await page.goto(path);
    const email = page.getByRole('main').getByLabel('Correo electrónico');
    await email.fill(stranger.email);
    await page.getByRole('main').getByLabel('Contraseña', { exact: true }).fill(stranger.password);
    await email.press('Enter');
    await expect(email).toHaveValue(stranger.email);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  }
});
