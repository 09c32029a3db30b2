import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the header and its menus. */
export const headerTexts = {
  header: {
    home: `${productName}, ir al inicio`,
    mainMenu: 'Menú principal',
    openMenu: 'Abrir menú',
    closeMenu: 'Cerrar menú',
    search: 'Buscador',
    closeSearch: 'Cerrar buscador',
    signIn: 'Ingresar',
    noAccount: '¿No tienes una cuenta?',
    register: 'Regístrate',
    signOut: 'Cerrar sesión',
    account: (name: string) => `Hola, ${name}`,
    favourites: 'Favoritos',
    myProjects: 'Mis proyectos',
    currency: 'Moneda',
    rate: (unit: string, pesos: string) => `${unit} 1 = ${pesos}`,
    rateLabel: 'Tasa representativa',
    theme: 'Cambiar entre tema claro y oscuro',
    skip: 'Saltar al contenido',
  },
  menus: {
    projects: 'Proyectos',
    subsidised: 'VIS',
    abroad: 'Exterior',
    builders: 'Constructoras',
    news: 'Actualidad',
    fairs: 'Ferias',
  },
} as const;
