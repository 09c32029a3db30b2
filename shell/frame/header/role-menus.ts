import { type RouteKey, routes } from '@umbral/domain/routes/table.ts';
import { headerTexts } from './header-texts.ts';
import type { MenuLink } from './menu-links.ts';

const texts = headerTexts.account;

/** A line of the account menu. */
export interface RoleLink extends MenuLink {
  /** Looks like a button: the one thing that the role comes to do. */
  readonly isButton?: true;
}

interface Entry extends RoleLink {
  /** The screen that it leads to: until that is built there is no entry. */
  readonly screen: RouteKey;
}

const ofUser: readonly Entry[] = [
  { screen: 'accountFavourites', text: texts.favourites, href: routes.accountFavourites.href() },
  { screen: 'accountAlerts', text: texts.alerts, href: routes.accountAlerts.href() },
  { screen: 'accountComparisons', text: texts.comparisons, href: routes.accountComparisons.href() },
  { screen: 'editProfile', text: texts.settings, href: routes.editProfile.href() },
];

const ofBuilder: readonly Entry[] = [
  { screen: 'builderProjects', text: texts.myProjects, href: routes.builderProjects.href() },
  { screen: 'builderDrafts', text: texts.unpublishedProjects, href: routes.builderDrafts.href() },
  { screen: 'builderRequestProject', text: texts.requestProject, href: routes.builderRequestProject.href() },
  { screen: 'builderNewProject', text: texts.createProject, href: routes.builderNewProject.href(), isButton: true },
];

const ofAdministrator: readonly Entry[] = [
  ...ofBuilder,
  { screen: 'canonicals', text: texts.canonicals, href: routes.canonicals.href() },
  { screen: 'userAdmin', text: texts.administerProjects, href: routes.userAdmin.href() },
];

const ofSeo: readonly Entry[] = [{ screen: 'redirects', text: texts.redirects, href: routes.redirects.href() }];

const ofContributor: readonly Entry[] = [
  ...ofUser,
  { screen: 'userAdmin', text: texts.uploadContact, href: routes.userAdmin.href() },
];

const menus: readonly (readonly [string, readonly Entry[]])[] = [
  ['user', ofUser],
  ['contributor', ofContributor],
  ['administrador', ofAdministrator],
  ['constructora', ofBuilder],
  ['seo', ofSeo],
];

/** The account menu of somebody with these roles, each screen once; who holds none of them has the user's [B077, B111]. */
export function roleMenu(roles: readonly string[]): readonly RoleLink[] {
  const own = menus.filter(([role]) => roles.includes(role)).flatMap(([, entries]) => entries);
  const entries = own.length > 0 ? own : ofUser;
  const first = new Map<RouteKey, Entry>();
  for (const entry of entries) if (!first.has(entry.screen)) first.set(entry.screen, entry);
  return [...first.values()];
}
