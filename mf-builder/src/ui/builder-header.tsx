import { productName } from 'shared-contracts/domain/product.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Container } from 'shared-contracts/ui/container.tsx';
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
