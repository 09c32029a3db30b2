import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { comparator } from '../pages/comparator.ts';
import { keptScreens } from '../pages/kept-screens.ts';
import { listingPage } from '../pages/listing-page.ts';
import { plantGallery } from '../pages/plant-gallery.ts';
import { securityScreen } from '../pages/security-screen.ts';
import { sharedList } from '../pages/shared-list.ts';
import { askDialog, peoplePart } from '../pages/staff-pages.ts';
import { expectNoViolation, sightRules } from '../tasks/access-tasks.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { keepOnDevice } from '../tasks/kept-tasks.ts';

interface View {
  readonly name: string;
  readonly path: (catalogue: Catalogue) => string;
  readonly visitor?: 'builder' | 'visitor' | 'admin';
  /** What is opened before looking. */
  readonly open?: (page: Page, catalogue: Catalogue) => Promise<void>;
  /** What is looked at when something was opened, where it is no dialog. */
  readonly part?: string;
  readonly isNotFound?: boolean;
}

const views: readonly View[] = [
  { name: 'home', path: () => routes.home.href() },
  { name: 'listing', path: () => routes.housing.href({ city: 'bogota' }) },
  { name: 'listing without results', path: () => `${routes.vip.href()}?p=1-2` },
  {
    name: 'filter sheet',
    path: () => routes.housing.href({ city: 'dosquebradas' }),
    open: async (page) => {
      await listingPage(page).openFilters.click();
      await expect(listingPage(page).filters).toBeVisible();
    },
  },
  {
    name: 'comparator',
    path: () => routes.housing.href({ city: 'dosquebradas' }),
    open: async (page) => {
      const { cards } = listingPage(page);
      for (const index of [0, 1]) {
        await cards
          .nth(index)
          .getByRole('button', { name: /^Comparar/ })
          .click();
      }
      await comparator(page).open.click();
      await expect(comparator(page).rows).toHaveCount(16);
    },
  },
  { name: 'plant', path: ({ plant }) => plant.href },
  {
    name: 'gallery',
    path: ({ plant }) => plant.href,
    open: async (page) => {
      await plantGallery(page).open.click();
      await expect(plantGallery(page).dialog).toBeVisible();
    },
  },
  {
    name: 'furniture over a plan',
    path: ({ plant }) => plant.href,
    open: async (page) => {
      const { plans, openFit, fit } = plantGallery(page);
      await plans.scrollIntoViewIfNeeded();
      await expect(async () => {
        // What came late is open by now, and lies over the button.
        if (!(await fit.isVisible())) await openFit.click({ timeout: 2000 });
        await expect(fit).toBeVisible({ timeout: 1000 });
      }).toPass();
    },
  },
  { name: 'launches', path: () => routes.launches.href() },
  { name: 'launch', path: ({ launch }) => launch.href },
  { name: 'thanks of a launch', path: () => routes.launchThanks.href() },
  { name: 'builders', path: () => routes.builders.href() },
  { name: 'builder', path: ({ plant }) => routes.builder.href({ builder: plant.builderSlug }) },
  {
    name: 'map of a builder',
    part: 'main',
    path: ({ plant }) => routes.builder.href({ builder: plant.builderSlug }),
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver en el mapa' }).click();
      await expect(page.getByRole('list', { name: 'Precios en el mapa' })).toBeVisible();
    },
  },
  { name: 'news', path: () => routes.news.href() },
  {
    name: 'article',
    path: ({ article }) => routes.articleInCategory.href({ category: article.category, id: article.slug }),
  },
  { name: 'guides', path: () => routes.guides.href() },
  { name: 'guide', path: ({ guide }) => routes.guide.href({ id: guide.slug }) },
  { name: 'static page', path: () => routes.habeasData.href() },
  { name: 'path for buyers abroad', path: () => `${routes.colombiansAbroad.href()}?pais=es&valor=90000&plazo=20` },
  { name: 'form for builders', path: () => routes.promoteProjects.href() },
  { name: 'lead form', path: () => routes.leadForm.href() },
  { name: 'postcard', path: () => `${routes.postcard.href()}?codigo=CALI-07` },
  { name: 'thanks of a form', path: () => routes.leadFormThanks.href() },
  {
    name: 'mortgage with a compensation fund',
    path: () => `${routes.mortgagePartner.href()}?valor=200000000&tipo=vis&plazo=20`,
  },
  { name: 'fairs', path: () => routes.fairs.href() },
  { name: 'virtual fair', path: () => routes.virtualFair.href({ region: 'caribe' }) },
  { name: 'stand of a fair', path: () => routes.fairStand.href({ region: 'home', stand: 'constructora-guayacan' }) },
  { name: 'walk through a fair', path: () => routes.fairWalk.href({ region: 'home' }) },
  { name: 'registration at a fair', path: () => routes.fairRegistration.href() },
  { name: 'bank desk of a fair', path: () => `${routes.fairRegistration.href()}?paso=bancos` },
  { name: 'thanks of a fair', path: () => routes.fairThanks.href() },
  { name: 'fair of own homes', path: () => routes.ownHomeFair.href() },
  { name: 'closed fair', path: () => routes.realEstateFair.href() },
  { name: 'login', path: () => routes.login.href() },
  { name: 'registration', path: () => routes.registration.href() },
  {
    name: 'sign modal',
    path: () => routes.fairs.href(),
    open: async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Ingresar' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'kept on the device',
    path: () => routes.kept.href(),
    open: async (page, { plant, plantAbroad }) => {
      await keepOnDevice(page, [plant.id, plantAbroad.id]);
      await page.reload();
      await expectHydrated(page);
      await expect(keptScreens(page).cards).toHaveCount(3);
    },
    part: 'main',
  },
  { name: 'preview of a project', path: ({ previewHref }) => previewHref },
  {
    name: 'shared list',
    path: ({ sharedListHref }) => sharedListHref,
    open: async (page) => {
      const { name, join, marks } = sharedList(page);
      await expect(join).toBeVisible();
      await expectNoViolation(page, { where: 'before joining' });
      await name.fill('Camila');
      await join.click();
      await expect(marks('Me encanta').first()).toBeVisible();
    },
    part: 'main',
  },
  { name: 'favourites', path: () => routes.accountFavourites.href(), visitor: 'visitor' },
  {
    name: 'a new list',
    path: () => routes.accountFavourites.href(),
    visitor: 'visitor',
    open: (page) => keptScreens(page).newList.click(),
  },
  { name: 'alerts', path: () => routes.accountAlerts.href(), visitor: 'visitor' },
  {
    name: 'an alert with its preview and its form',
    path: () => routes.accountAlerts.href(),
    visitor: 'visitor',
    part: 'main',
    open: async (page) => {
      const alert = page.getByRole('main').getByRole('article').first();
      await alert.getByText('Editar', { exact: true }).click();
      await alert.getByRole('button', { name: /^¿Qué habría recibido/ }).click();
      await expect(alert).toContainText(/Esta semana (no )?habrías recibido/);
    },
  },
  { name: 'tools', path: () => routes.tools.href() },
  { name: 'credit calculator', path: () => `${routes.creditCalculator.href()}?valor=300000000&plazo=20` },
  { name: 'leasing calculator', path: () => `${routes.leasingCalculator.href()}?valor=300000000&plazo=20` },
  { name: 'capacity calculator with wrong fields', path: () => `${routes.capacityCalculator.href()}?ingreso=x` },
  { name: 'notary calculator', path: () => `${routes.notaryCalculator.href()}?valor=350000000` },
  { name: 'checklist', path: () => routes.tool.href({ id: 'lista-de-chequeo-de-compra' }) },
  { name: 'glossary', path: () => routes.tool.href({ id: 'glosario-de-vivienda-nueva' }) },
  { name: 'figures', path: () => routes.tool.href({ id: 'topes-y-salario-minimo' }) },
  { name: 'calculations', path: () => routes.accountCalculations.href(), visitor: 'visitor' },
  { name: 'comparisons', path: () => routes.accountComparisons.href(), visitor: 'visitor' },
  { name: 'profile', path: () => routes.editProfile.href(), visitor: 'visitor' },
  { name: 'security', path: () => routes.accountSecurity.href(), visitor: 'visitor' },
  {
    name: 'the end of all sessions',
    path: () => routes.accountSecurity.href(),
    visitor: 'visitor',
    open: (page) => page.getByRole('button', { name: 'Cerrar todas' }).click(),
  },
  {
    name: 'setting up the second step',
    path: () => routes.accountSecurity.href(),
    visitor: 'visitor',
    open: async (page) => {
      await securityScreen(page).start.click();
      await expect(securityScreen(page).secret).toBeVisible();
    },
  },
  { name: 'surveys', path: () => routes.accountSurveys.href(), visitor: 'visitor' },
  { name: 'survey of the portal', path: () => routes.survey.href() },
  { name: 'rating of a builder', path: () => `${routes.survey.href()}?constructora=2`, visitor: 'visitor' },
  {
    name: 'questions about a purchase',
    path: () => routes.audience.href(),
    visitor: 'visitor',
    part: 'main',
    open: async (page) => {
      await page.getByRole('button', { name: 'Responder: Dale contexto a tus cuentas' }).click();
      await expect(page.getByRole('button', { name: 'Enviar respuestas' })).toBeVisible();
    },
  },
  { name: 'privacy', path: () => routes.accountPrivacy.href(), visitor: 'visitor' },
  {
    name: 'deletion of an account',
    path: () => routes.accountPrivacy.href(),
    visitor: 'visitor',
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Eliminar mi cuenta' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'builder login', path: () => routes.builderLogin.href() },
  { name: 'own projects', path: () => routes.builderUpdateProjects.href(), visitor: 'builder' },
  {
    name: 'versions of a project',
    path: ({ edited }) => routes.builderVersions.href({ id: edited.projectId }),
    visitor: 'builder',
  },
  { name: 'builder home', path: () => routes.builderHome.href(), visitor: 'builder' },
  { name: 'results of a builder', path: () => routes.builderLearning.href(), visitor: 'builder' },
  { name: 'connection of a builder', path: () => routes.builderWebhook.href(), visitor: 'builder' },
  { name: 'homes of a project', path: () => routes.builderUnits.href({ id: '15' }), visitor: 'builder' },
  { name: 'request for a project', path: () => routes.builderRequestProject.href(), visitor: 'builder' },
  { name: 'unpublished projects', path: () => routes.builderDrafts.href(), visitor: 'builder' },
  ...['datos-basicos', 'fotos', 'ubicacion', 'contacto', 'servicios-comunes', 'redes-sociales'].map((section) => ({
    name: `form of a project: ${section}`,
    path: ({ edited }: Catalogue) => `${routes.builderEditProject.href({ id: edited.projectId })}?seccion=${section}`,
    visitor: 'builder' as const,
    part: 'main',
    open: (page: Page) => expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible(),
  })),
  {
    name: 'prices and homes of a project',
    path: ({ edited }) => routes.builderUpdateProject.href({ id: edited.projectId }),
    visitor: 'builder',
  },
  {
    name: 'form of a project: a typology that is open',
    path: ({ edited }) => `${routes.builderEditProject.href({ id: edited.projectId })}?seccion=tipologias`,
    visitor: 'builder',
    part: 'main',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .click();
      await expect(page.getByLabel(/^Nombre de la tipología/)).toBeVisible();
    },
  },
  {
    name: 'a question before a project leaves the portal',
    path: () => routes.builderProjects.href(),
    visitor: 'builder',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Archivar / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'inbox of a builder', path: () => routes.builderLeads.href(), visitor: 'builder' },
  {
    name: 'a contact of a builder',
    path: () => routes.builderLeads.href(),
    visitor: 'builder',
    part: 'main',
    open: async (page) => {
      await page.getByRole('list', { name: 'Personas que te han escrito' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Historia' })).toBeVisible();
    },
  },
  { name: 'visits of a builder', path: () => `${routes.builderVisits.href()}?semana=2026-11-23`, visitor: 'builder' },
  { name: 'canonicals', path: () => `${routes.canonicals.href()}?probar=/promociones/uno`, visitor: 'admin' },
  { name: 'redirects', path: () => routes.redirects.href(), visitor: 'admin' },
  ...['portal', 'comentarios', 'constructoras', 'cortas'].map((part) => ({
    name: `results of surveys: ${part}`,
    path: () => `${routes.userSurveys.href()}?parte=${part}`,
    visitor: 'admin' as const,
  })),
  ...[
    'proyectos',
    'especificaciones',
    'solicitudes',
    'contactos',
    'comentarios',
    'personas',
    'seguridad',
    'contacto',
  ].map((section) => ({
    name: `administration: ${section}`,
    path: () => `${routes.userAdmin.href()}?seccion=${section}`,
    visitor: 'admin' as const,
  })),
  {
    name: 'an account that staff looks at',
    path: () => `${routes.userAdmin.href()}?seccion=personas`,
    visitor: 'admin',
    open: async (page) => {
      await findVisitor(page);
      await peoplePart(page).see.click();
      await expect(page.getByRole('dialog')).toContainText(seeded.visitor);
    },
  },
  {
    name: 'a question before staff changes an account',
    path: () => `${routes.userAdmin.href()}?seccion=personas`,
    visitor: 'admin',
    open: async (page) => {
      await findVisitor(page);
      await peoplePart(page).block.click();
      await askDialog(page).confirm('Bloquear').click();
      await expect(page.getByRole('dialog')).toContainText('Escribe el motivo');
    },
  },
  { name: 'general 404', path: () => '/nada', isNotFound: true },
  { name: 'typed 404', path: () => routes.tool.href({ id: 'nada' }), isNotFound: true },
];

interface Sight {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
  /** All rules, or only those that a theme or a width decides. */
  readonly isWhole: boolean;
}

/**
 * How one view is looked at: wide in one theme, narrow in the other, and in one of the two by all rules. The next view
 * has it another way round, so that whatever several views share is seen in all four.
 */
function sightsOf(index: number): readonly Sight[] {
  const isLightWide = index % 2 === 0;
  const isWideWhole = index % 4 < 2;
  return [
    { width: 1440, colorScheme: isLightWide ? 'light' : 'dark', isWhole: isWideWhole },
    { width: 390, colorScheme: isLightWide ? 'dark' : 'light', isWhole: !isWideWhole },
  ];
}

/** Whatever the page does with a new width, in the end it is not wider than that. */
async function expectNothingTooWide(page: Page, width: number): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message: `${width}: nothing sticks out sideways` }).toBeLessThanOrEqual(0);
}

async function findVisitor(page: Page): Promise<void> {
  await peoplePart(page).q.fill(seeded.visitor);
  await peoplePart(page).find.click();
}

test.describe('axe finds nothing, light and dark, wide and narrow', () => {
  for (const [index, { name, path, visitor, open, part: opened = 'dialog[open]', isNotFound }] of views.entries()) {
    test(name, async ({ page, context, catalogue, problems }) => {
      test.slow();
      if (isNotFound) problems.allow(/status of 404/);
      if (visitor) await signInDirectly(context, seeded[visitor]);
      // What lies under a dialog is looked at where none is open.
      const part = open ? opened : 'body';
      for (const [turn, { width, colorScheme, isWhole }] of sightsOf(index).entries()) {
        // Nothing moves while it is looked at.
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await page.setViewportSize({ width, height: 900 });
        if (turn === 0) {
          await page.goto(path(catalogue));
          await expectHydrated(page);
          await open?.(page, catalogue);
        }
        const where = `${width} ${colorScheme}`;
        await expectNoViolation(page, isWhole ? { part, where } : { part, where, rules: sightRules });
        await expectNothingTooWide(page, width);
      }
      // A tablet, a wide screen at 200 %, and the narrowest that has to do.
      for (const width of [768, 720, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingTooWide(page, width);
      }
    });
  }
});

test.describe('by the keyboard alone', () => {
  test('the first key leads past the header into the page', async ({ page }) => {
    await page.goto(routes.housing.href({ city: 'bogota' }));
    await expectHydrated(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
  });

  test('a menu opens, closes with Escape and gives the focus back', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const menu = page.getByRole('navigation', { name: 'Menú principal' });
    const link = menu.getByRole('link', { name: 'Noticias' });
    const trigger = menu.getByText('Actualidad', { exact: true });
    await expect(async () => {
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('a dialog takes the focus, keeps it and gives it back', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const trigger = page.getByRole('banner').getByRole('link', { name: 'Ingresar' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const isInside = () =>
      dialog.evaluate((node) => node.contains(document.activeElement) || document.activeElement === document.body);
    for (const _ of Array.from({ length: 12 })) {
      await page.keyboard.press('Tab');
      expect(await isInside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });

  test('after a change of page the focus is on its heading and the title is announced', async ({ page }) => {
    await page.goto(routes.fairs.href());
    await expectHydrated(page);
    const link = page.getByRole('main').getByRole('link', { name: 'Ver proyectos' }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/feria-virtual/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
