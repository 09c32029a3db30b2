import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words that several pages of this remote say. */
export const sharedTexts = {
  home: 'Inicio',
  news: 'Actualidad',
  guides: 'Guías',
  tools: 'Herramientas',
  documentTitle: (title: string) => `${title} | ${productName}`,
  minutes: (count: number) => `${count} min de lectura`,
  contents: 'En esta página',
  copyLink: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No pudimos copiar el enlace. Cópialo de la barra de direcciones.',
  share: 'Compartir',
  whatsapp: 'WhatsApp',
  mail: 'Correo',
  shareText: (title: string, address: string) => `${title} ${address}`,
  tableRegion: 'Tabla: desliza para ver todas las columnas',
  consent: `Autorizo a ${productName} para tratar mis datos según la Ley 1581 de 2012 y la`,
  policy: 'política de tratamiento de datos',
  invalidForm: 'Revisa los campos marcados.',
  needsScript: 'Activa JavaScript en tu navegador para enviar este formulario.',
} as const;
