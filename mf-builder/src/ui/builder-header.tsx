import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import { Container } from '@umbral/kit/layout/container.tsx';
import { texts } from '../texts.ts';
import css from './builder-header.module.css';

/** The builder area's own header: "Mis proyectos" and "Cerrar sesión". */
export function BuilderHeader({ current }: { readonly current: 'projects' }) {
  return (
    <div className={css.header}>
      <Container className={css.bar}>
        <a className={css.home} href={routes.home.href()}>
          {productName} <span className={css.area}>{texts.frame.area}</span>
          <span className="visually-hidden">, {texts.frame.home}</span>
        </a>
        <nav className={css.menu} aria-label={texts.frame.menu}>
          <a
            className={css.link}
            href={routes.builderUpdateProjects.href()}
            aria-current={current === 'projects' ? 'page' : undefined}
          >
            {texts.frame.projects}
          </a>
          <a className={css.link} href={routes.builderCloseSession.href()}>
            {texts.frame.signOut}
          </a>
        </nav>
      </Container>
    </div>
  );
}
