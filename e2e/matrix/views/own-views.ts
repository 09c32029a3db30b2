import type { Page } from '@playwright/test';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../../fixtures/catalogue.ts';
import { seeded } from '../../fixtures/session.ts';
import { expect } from '../../fixtures/test.ts';
import { keptScreens } from '../../pages/kept-screens.ts';
import { securityScreen } from '../../pages/security-screen.ts';
import { askDialog, peoplePart } from '../../pages/staff-pages.ts';
import type { View } from './view.ts';

/** What a visitor, a builder or staff sees once they have signed in. */
export const ownViews: readonly View[] = [
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
];

async function findVisitor(page: Page): Promise<void> {
  await peoplePart(page).q.fill(seeded.visitor);
  await peoplePart(page).find.click();
}
