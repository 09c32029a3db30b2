import { routes } from '@umbral/domain/routes/table.ts';
import { expect } from '../../fixtures/test.ts';
import { comparator } from '../../pages/comparator.ts';
import { keptScreens } from '../../pages/kept-screens.ts';
import { listingPage } from '../../pages/listing-page.ts';
import { plantGallery } from '../../pages/plant-gallery.ts';
import { sharedList } from '../../pages/shared-list.ts';
import { expectNoViolation } from '../../tasks/access-tasks.ts';
import { expectHydrated } from '../../tasks/frame-tasks.ts';
import { keepOnDevice } from '../../tasks/kept-tasks.ts';
import type { View } from './view.ts';

/** What everybody may see. */
export const publicViews: readonly View[] = [
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
  { name: 'project', path: ({ development }) => development.href },
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
  { name: 'tools', path: () => routes.tools.href() },
  { name: 'credit calculator', path: () => `${routes.creditCalculator.href()}?valor=300000000&plazo=20` },
  { name: 'leasing calculator', path: () => `${routes.leasingCalculator.href()}?valor=300000000&plazo=20` },
  { name: 'capacity calculator with wrong fields', path: () => `${routes.capacityCalculator.href()}?ingreso=x` },
  { name: 'notary calculator', path: () => `${routes.notaryCalculator.href()}?valor=350000000` },
  { name: 'checklist', path: () => routes.tool.href({ id: 'lista-de-chequeo-de-compra' }) },
  { name: 'glossary', path: () => routes.tool.href({ id: 'glosario-de-vivienda-nueva' }) },
  { name: 'figures', path: () => routes.tool.href({ id: 'topes-y-salario-minimo' }) },
  { name: 'survey of the portal', path: () => routes.survey.href() },
  { name: 'builder login', path: () => routes.builderLogin.href() },
  { name: 'general 404', path: () => '/nada', isNotFound: true },
  { name: 'typed 404', path: () => routes.tool.href({ id: 'nada' }), isNotFound: true },
];
