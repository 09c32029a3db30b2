import type { BrowserContext } from '@playwright/test';
import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import pMap from 'p-map';
import type { Catalogue } from '../fixtures/catalogue.ts';
import { factsOf } from '../fixtures/served-page.ts';
import { cookiesOf, seeded, signInDirectly } from '../fixtures/session.ts';
import { expect, test } from '../fixtures/test.ts';
import { accountMenu } from '../pages/staff-pages.ts';
import { expectHydrated } from '../tasks/frame-tasks.ts';
import { readAccountMenu } from '../tasks/staff-tasks.ts';
import { screens } from './screens.ts';
import { askedAtOnce } from './served-screens.ts';

type Role = keyof typeof seeded;

const ofBuilder = ['Mis proyectos', 'Proyectos no publicados', 'Solicitar proyecto nuevo', 'Crear proyecto'];

/** The account menus word for word; each ends with the way out. */
const menus: Readonly<Record<Role, readonly string[]>> = {
  visitor: ['Favoritos', 'Alertas', 'Comparativos', 'Configuración'],
  builder: ofBuilder,
  admin: [...ofBuilder, 'Canonicals', 'Administrar proyectos'],
  contributor: ['Favoritos', 'Alertas', 'Comparativos', 'Configuración', 'Subir contacto'],
  seo: ['Redirecciones'],
};

for (const [role, entries] of Object.entries(menus)) {
  test(`[B111, B077] ${role} walks the own menu, word for word, and every entry leads to its screen`, async ({
    page,
    context,
  }) => {
    await signInDirectly(context, seeded[role as Role]);
    await page.goto(routes.builders.href());
    await expectHydrated(page);
    expect(await readAccountMenu(page)).toEqual([...entries, 'Notificaciones', 'Cerrar sesión']);
    const hrefs = await accountMenu(page)
      .entries.getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs).toHaveLength(entries.length);
    const cookie = await cookiesOf(context);
    for (const href of hrefs) {
      const { status, facts } = await factsOf(href, { cookie });
      expect({ href, status, headings: facts.h1.length }).toEqual({ href, status: 200, headings: 1 });
    }
  });
}

/** Screens that not everybody sees, written down from the documents, with the roles that do. */
const closed: readonly { readonly keys: readonly RouteKey[]; readonly roles: readonly Role[]; readonly area?: true }[] =
  [
    {
      keys: [
        'accountFavourites',
        'userFavourites',
        'accountAlerts',
        'userAlerts',
        'accountComparisons',
        'userComparisons',
        'accountCalculations',
        'accountRequests',
        'accountSurveys',
        'accountPrivacy',
        'accountSecurity',
        'editProfile',
      ],
      roles: ['visitor', 'builder', 'admin', 'contributor', 'seo'],
    },
    { keys: ['userAdmin'], roles: ['admin', 'contributor'] },
    { keys: ['canonicals', 'userSurveys'], roles: ['admin'] },
    { keys: ['redirects'], roles: ['admin', 'seo'] },
    {
      keys: [
        'builderProjects',
        'userProjects',
        'builderHome',
        'builderVersions',
        'builderLearning',
        'builderWebhook',
        'builderLeads',
        'builderVisits',
        'builderRequestProject',
        'builderUnits',
      ],
      roles: ['builder', 'admin'],
    },
    {
      keys: ['builderEditProjects', 'builderEditProject', 'builderDrafts', 'builderEditDraft', 'builderNewProject'],
      roles: ['builder', 'admin'],
    },
    { keys: ['builderUpdateProjects', 'builderUpdateProject'], roles: ['builder', 'admin'], area: true },
  ];

/** What a screen says to somebody: where it sends them, or nothing. */
function targetFor(key: RouteKey, path: string, role: Role | undefined): string | undefined {
  // Whoever has an account keeps everything there.
  if (key === 'kept') return role && routes.accountFavourites.href();
  const group = closed.find(({ keys }) => keys.includes(key));
  if (!group || (role && group.roles.includes(role))) return undefined;
  if (group.area) return routes.builderLogin.href();
  return role ? '/?permissions=insufficient' : `${routes.login.href()}?_=${encodeURIComponent(path)}`;
}

/** Answers of all closed screens, and of the public ones whose turn it is. */
async function answersFor(context: BrowserContext, catalogue: Catalogue, turn: number) {
  const cookie = await cookiesOf(context);
  const isClosed = new Set(closed.flatMap(({ keys }) => keys));
  const asked = screens.filter(({ key }, index) => isClosed.has(key) || index % everybody.length === turn);
  const answers = await pMap(
    asked,
    async ({ key, path }) => {
      const { status, headers } = await factsOf(path(catalogue), { cookie });
      return { key, path: path(catalogue), status, location: headers.location };
    },
    { concurrency: askedAtOnce },
  );
  return answers;
}

const everybody = [undefined, 'visitor', 'builder', 'admin', 'contributor', 'seo'] as const;

for (const [turn, role] of everybody.entries()) {
  test(`[B076, B113, B114] ${role ?? 'nobody'}: no screen of another role, each guard leads to its place`, async ({
    context,
    catalogue,
  }) => {
    if (role) await signInDirectly(context, seeded[role]);
    const answers = await answersFor(context, catalogue, turn);
    expect(answers.map(({ key, status, location }) => [key, status, location])).toEqual(
      answers.map(({ key, path }) => {
        const target = targetFor(key, path, role);
        return [key, target === undefined ? 200 : 302, target];
      }),
    );
  });
}

test('every closed screen stands in the table of screens, and each screen of one account in the table of closed ones', () => {
  const closedKeys = closed.flatMap(({ keys }) => keys);
  const listed = screens.filter(({ visitor }) => visitor).map(({ key }) => key);
  expect(closedKeys.toSorted()).toEqual([...new Set(listed)].toSorted());
});
