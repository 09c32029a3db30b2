import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Sentences of the footer. */
export const footerTexts = {
  footer: {
    cities: 'Vivienda nueva por ciudad',
    search: 'Busca',
    learn: 'Infórmate',
    tools: 'Herramientas',
    company: productName,
    cookiePreferences: 'Preferencias de cookies',
    social: 'Redes sociales',
    socialLink: (network: string) => `${productName} en ${network}`,
    legal: (year: number) =>
      `© ${year} ${productName}. Precios, áreas e imágenes son informados por las constructoras y pueden cambiar. Tratamos tus datos según la ley 1581 de 2012.`,
    demo: 'Portal de demostración: los proyectos, precios, constructoras y personas que ves son ficticios.',
    slogan: 'Tu casa todavía es un plano. Mírala con todos sus números.',
  },
  /** Cities that the footer leads to, by their slugs. */
  cities: {
    bogota: 'Bogotá',
    medellin: 'Medellín',
    cali: 'Cali',
    barranquilla: 'Barranquilla',
    cartagena: 'Cartagena',
    bucaramanga: 'Bucaramanga',
    pereira: 'Pereira',
    'santa-marta': 'Santa Marta',
  },
} as const;
