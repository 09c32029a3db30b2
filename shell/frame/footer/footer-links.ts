import { routes } from '@umbral/domain/routes/table.ts';
import type { Menu } from '../header/menu-links.ts';
import { linkTexts } from '../link-texts.ts';
import { footerTexts } from './footer-texts.ts';

const { footer, cities } = footerTexts;
const { links } = linkTexts;

/** Columns of the footer: only screens that exist. */
export const footerMenus: readonly Menu[] = [
  {
    text: footer.search,
    links: [
      { text: links.housing, href: routes.housing.href() },
      { text: links.vis, href: routes.vis.href() },
      { text: links.launches, href: routes.launches.href() },
      { text: links.immediateDelivery, href: routes.immediateDelivery.href() },
      { text: links.abroad, href: routes.abroad.href() },
      { text: links.builders, href: routes.builders.href() },
    ],
  },
  {
    text: footer.learn,
    links: [
      { text: links.news, href: routes.news.href() },
      { text: links.guides, href: routes.guides.href() },
      { text: footer.tools, href: routes.tools.href() },
      { text: links.fairs, href: routes.fairs.href() },
      { text: links.events, href: routes.events.href() },
      { text: links.magazine, href: routes.magazine.href() },
      { text: links.tv, href: routes.tv.href() },
    ],
  },
  {
    text: footer.company,
    links: [
      { text: links.aboutUs, href: routes.aboutUs.href() },
      { text: links.promoteProjects, href: routes.promoteProjects.href() },
      { text: links.builderArea, href: routes.builderLogin.href() },
      { text: links.terms, href: routes.terms.href() },
      { text: links.habeasData, href: routes.habeasData.href() },
      { text: links.cookies, href: routes.cookieNotice.href() },
    ],
  },
];

/** The city links at the foot of every page. */
export const cityLinks = Object.entries(cities).map(([city, text]) => ({ text, href: routes.housing.href({ city }) }));

/** The five networks; the demonstration's accounts live on the reserved example domain. */
export const socialLinks = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn', 'TikTok'].map((network) => ({
  text: network,
  href: `https://www.example.com/umbral/${network.toLowerCase()}`,
}));
