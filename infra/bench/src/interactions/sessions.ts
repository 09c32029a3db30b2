import type { BrowserContextOptions, Page } from 'playwright';
import { keys, press, type Step, travel } from './steps.ts';

/** What one visitor does, one interaction after another. */
export interface Session {
  readonly name: string;
  readonly device: BrowserContextOptions;
  readonly path: string;
  readonly steps: readonly Step[];
}

const bar = (page: Page) => page.getByRole('group', { name: 'Filtros', exact: true });
const menu = (page: Page) => page.locator('main [popover]:popover-open');
const sheet = (page: Page) => page.locator('dialog[open]');
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const chips = (page: Page) => page.getByRole('navigation', { name: 'Filtros aplicados' });

const openPill = (label: RegExp) =>
  press('pills', `open ${label.source}`, (page) => bar(page).getByRole('button', { name: label }));
/** A choice of the open pill that is not chosen yet. */
const choose = (nth: number) =>
  press('pills', `choose ${nth + 1}`, (page) => menu(page).locator('a:not([aria-current])').nth(nth));
const removeLastChip = press('chips', 'remove', (page) =>
  chips(page)
    .getByRole('link', { name: /^Quitar/ })
    .last(),
);
const clearAll = press('chips', 'clear all', (page) => chips(page).getByRole('link', { name: /^Limpiar/ }));
const openOrders = press('order', 'open', (page) => page.getByRole('button', { name: /^Orden/ }));
const chooseOrder = (nth: number) =>
  press('order', `choose ${nth + 1}`, (page) => menu(page).locator('a:not([aria-current])').nth(nth));
const openPage = (name: RegExp) =>
  press('pages', name.source, (page) => results(page).getByRole('navigation').getByRole('link', { name }));
const more = press('more results', 'load more', (page) => results(page).locator('a[rel=next]:not(nav a)'));
const layout = (nth: number) =>
  press('layouts', `choose ${nth + 1}`, (page) =>
    page
      .getByRole('navigation', { name: /^Forma de ver/ })
      .locator('a:not([aria-current])')
      .nth(nth),
  );
const openSheet = press('sheet', 'open', (page) =>
  page.getByRole('button', { name: /^(Más filtros|Filtros|Filtrar)/ }),
);
/** A choice of the sheet that is open to choose and not chosen yet. */
const inSheet = (group: string) =>
  press('sheet', group, (page) =>
    sheet(page).getByRole('group', { name: group }).locator('label:has(input:enabled:not(:checked))').last(),
  );
const unchoose = (group: string) =>
  press('sheet', `${group}, back`, (page) =>
    sheet(page).getByRole('group', { name: group }).locator('label:has(input[type=checkbox]:checked)'),
  );
const sheetSwitch = (name: RegExp) =>
  press('sheet', name.source, (page) => sheet(page).locator('label', { hasText: name }));
const sheetSelect = (name: string, key: string) =>
  keys('sheet', `${name} by keyboard`, [key], (page) => sheet(page).getByLabel(name, { exact: true }));
const closeSheet = press('sheet', 'search', (page) => sheet(page).locator('button[type=submit]').last());
const openBox = press('search box', 'open', (page) =>
  page.getByRole('banner').getByRole('link', { name: /^Buscador/ }),
);
const box = (page: Page) => page.locator('search input:not([type=hidden])');
const type = (text: string) => keys('search box', `type ${text}`, [...text], box);

/** The search of somebody at a desk. */
const desk: Session = {
  name: 'desk',
  device: { viewport: { width: 1280, height: 800 } },
  path: '/proyectos-vivienda/bogota',
  steps: [
    openPill(/^Tipo/),
    choose(0),
    openPill(/^Hab|^2/),
    choose(1),
    openPill(/^Estado/),
    choose(0),
    removeLastChip,
    openOrders,
    chooseOrder(0),
    openPill(/^Precio/),
    keys('pills', 'type a price', [...'600M'], (page) => menu(page).getByLabel('Hasta')),
    press('pills', 'apply the price', (page) => menu(page).getByRole('button', { name: 'Aplicar' })),
    removeLastChip,
    openSheet,
    sheetSwitch(/^Recorrido/),
    sheetSwitch(/^Recorrido/),
    inSheet('Baños'),
    inSheet('Estrato'),
    unchoose('Estrato'),
    inSheet('Estado del proyecto'),
    unchoose('Estado del proyecto'),
    inSheet('Parqueaderos'),
    sheetSelect('Tipo de inmueble', 'C'),
    sheetSelect('Zona', 'S'),
    closeSheet,
    removeLastChip,
    removeLastChip,
    clearAll,
    // Only here there are more projects than one page has.
    openPage(/siguiente/i),
    travel('back'),
    travel('forward'),
    openOrders,
    chooseOrder(2),
    more,
    more,
    travel('back'),
    layout(0),
    layout(1),
    travel('back'),
  ],
};

/** The same on a phone, with a finger, from the box to the sheet. */
const phone: Session = {
  name: 'phone',
  device: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  path: '/proyectos-vivienda/medellin',
  steps: [
    openSheet,
    sheetSwitch(/^Recorrido/),
    sheetSwitch(/^Recorrido/),
    inSheet('Estrato'),
    inSheet('Estrato'),
    unchoose('Estrato'),
    inSheet('Habitaciones'),
    sheetSelect('Tipo de inmueble', 'A'),
    closeSheet,
    removeLastChip,
    clearAll,
    openPage(/siguiente/i),
    travel('back'),
    more,
    openBox,
    type('apa'),
    type('rtamento en bogota'),
    keys('search box', 'search', ['Enter'], box),
    openSheet,
    closeSheet,
    travel('back'),
  ],
};

export const sessions: readonly Session[] = [desk, phone];
