import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { CotaRule } from '@umbral/kit/layout/cota-rule.tsx';
import type { FrameRequest } from '../../document/frame-contract.ts';
import type { Menu } from '../header/menu-links.ts';
import css from './footer.module.css';
import { cityLinks, footerMenus, socialLinks } from './footer-links.ts';
import { footerTexts } from './footer-texts.ts';

const texts = footerTexts.footer;

/** The portal's footer: columns on a desk, an accordion on a phone [B022]. */
export function Footer({ request }: { readonly request: FrameRequest }) {
  return (
    <footer className={css.footer} data-boundary="shell">
      <Container>
        <p className={css.slogan}>{texts.slogan}</p>
        <CotaRule />
        <div className={css.columns}>
          {[...footerMenus, { text: texts.cities, links: cityLinks }].map((menu) => (
            <Column key={menu.text} menu={menu} />
          ))}
        </div>
        <div className={css.bottom}>
          <p className={css.legal}>
            {request.isDemo && <strong className={css.demo}>{texts.demo}</strong>} {texts.legal(request.year)}
          </p>
          <p>
            <a className={css.preferences} href={routes.cookieNotice.href()} data-cookie-preferences>
              {texts.cookiePreferences}
            </a>
          </p>
          <ul className={css.social} aria-label={texts.social}>
            {socialLinks.map((link) => (
              <li key={link.text}>
                <a href={link.href} rel="noopener" title={texts.socialLink(link.text)}>
                  <span className="visually-hidden">{productName} · </span>
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function Column({ menu }: { readonly menu: Menu }) {
  return (
    <details className={css.column}>
      <summary className={css.heading}>{menu.text}</summary>
      <ul className={css.links}>
        {menu.links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.text}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
