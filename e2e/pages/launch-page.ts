import type { Page } from '@playwright/test';

/** The page of a project in launch. */
export function launchPage(page: Page) {
  const form = page.getByRole('form', { name: 'Recibe la información del lanzamiento' });
  const anchors = page.getByRole('navigation', { name: 'Secciones de la página' });
  const anchor = (name: string) => anchors.getByRole('link', { name });
  return {
    anchors,
    anchor,
    /**
     * As a thumb does: only the row is moved. Playwright's own click first scrolls the page, for which the bar is below
     * the sticky head's edge; then another part is the current one, and the row goes away under the press.
     */
    async pressAnchor(name: string) {
      const place = await anchor(name).evaluate((link) => {
        const row = link.closest('ul');
        const half = (box: DOMRect) => box.left + box.width / 2;
        if (row) row.scrollLeft += half(link.getBoundingClientRect()) - half(row.getBoundingClientRect());
        const { left, width, top, height } = link.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(place.x, place.y);
    },
    currentAnchor: anchors.locator('[aria-current="location"]'),
    name: form.getByLabel('Nombre y apellido'),
    email: form.getByLabel('Correo electrónico'),
    phone: form.getByLabel('Celular'),
    homeCity: form.getByLabel('Ciudad donde vives'),
    consent: form.getByRole('checkbox', { name: /Ley 1581 de 2012/ }),
    send: form.getByRole('button', { name: 'Quiero más información' }),
  };
}
