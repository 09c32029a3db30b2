import type { Page } from '@playwright/test';

/** The inspector of a tab's bus, which `?inspector` opens. */
export function busInspector(page: Page) {
  const panel = page.getByRole('complementary', { name: 'Inspector del bus' });
  const button = (name: string) => panel.getByRole('button', { name, exact: true });
  return {
    panel,
    fold: button('Plegar'),
    unfold: button('Desplegar'),
    save: button('Exportar'),
    pause: button('Pausar'),
    resume: button('Seguir'),
    clear: button('Limpiar'),
    kind: panel.getByLabel('Clase'),
    topic: panel.getByLabel('Tema'),
    events: panel.getByRole('listitem'),
    outcome: panel.getByRole('status'),
    /** What events of a topic carried, oldest first. */
    async carried(topic: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
      const event = panel.locator('details', { has: page.locator('summary', { hasText: topic }) });
      return (await event.locator('pre').allTextContents()).toReversed().map((text) => JSON.parse(text));
    },
    /** Plays a recording to a remote of this page. */
    async replay(file: string, remote: string) {
      await panel.getByText('Reproducir una grabación').click();
      await panel.getByLabel('Grabación (JSON)').setInputFiles(file);
      await panel.getByLabel('Remoto que se prueba').selectOption(remote);
      await button('Reproducir').click();
    },
  };
}
