import { routes } from '@umbral/domain/routes/table.ts';
import { linkTexts } from '../link-texts.ts';
import { headerTexts } from './header-texts.ts';

export interface MenuLink {
  readonly text: string;
  readonly href: string;
}

export interface Menu {
  readonly text: string;
  readonly links: readonly MenuLink[];
}

const { links } = linkTexts;
const { menus } = headerTexts;

/** The main menu: only screens that exist. */
export const mainMenus: readonly Menu[] = [
  {
    text: menus.projects,
    links: [
      { text: links.housing, href: routes.housing.href() },
      { text: links.launches, href: routes.launches.href() },
      { text: links.immediateDelivery, href: routes.immediateDelivery.href() },
      { text: links.gold, href: routes.gold.href() },
      { text: links.holiday, href: routes.holiday.href() },
      { text: links.lots, href: routes.lots.href() },
    ],
  },
  {
    text: menus.subsidised,
    links: [
      { text: links.vis, href: routes.vis.href() },
      { text: links.vip, href: routes.vip.href() },
      { text: links.aboveVis, href: routes.aboveVis.href() },
    ],
  },
  {
    text: menus.abroad,
    links: [
      { text: links.abroad, href: routes.abroad.href() },
      { text: links.panama, href: routes.abroad.href({ country: 'panama' }) },
      { text: links.colombiansAbroad, href: routes.colombiansAbroad.href() },
    ],
  },
  { text: menus.builders, links: [{ text: links.builders, href: routes.builders.href() }] },
  {
    text: menus.news,
    links: [
      { text: links.news, href: routes.news.href() },
      { text: links.guides, href: routes.guides.href() },
      { text: links.events, href: routes.events.href() },
      { text: links.magazine, href: routes.magazine.href() },
      { text: links.tv, href: routes.tv.href() },
    ],
  },
  {
    text: menus.fairs,
    links: [
      { text: links.fairs, href: routes.fairs.href() },
      { text: links.virtualFair, href: routes.virtualFair.href({ region: 'home' }) },
    ],
  },
];
