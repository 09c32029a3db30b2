import { productName } from '@umbral/domain/vocabulary/product.ts';

/** Words around the page of a plant that is not public yet. */
export const previewTexts = {
  documentTitle: (title: string) => `Vista previa: ${title} | ${productName}`,
  endedDocumentTitle: `Vista previa | ${productName}`,
  bar: 'Vista previa',
  notPublic: 'No es pública: solo la ve quien tiene este enlace.',
  saved: (day: string, time: string) => `Versión guardada el ${day} a las ${time}`,
  missing: (count: number) =>
    count === 1 ? 'Falta 1 dato para enviarla a revisión' : `Faltan ${count} datos para enviarla a revisión`,
  quiet: 'Aquí no se cuentan visitas, no se guardan favoritos ni alertas y no se envían mensajes.',
  typologies: 'Tipologías del proyecto',
  contactStill: 'Así verán el formulario quienes te escriban. En la vista previa no se envía nada.',
  noAction: 'En la vista previa no pasa nada al oprimir aquí. Cuando el proyecto esté publicado, sí.',
  unknown: 'Este enlace de vista previa no existe. Revisa que esté completo o pide uno nuevo.',
  ended: {
    expired: 'Este enlace de vista previa venció',
    revoked: 'Este enlace de vista previa ya no sirve',
    gone: 'Este proyecto ya no está en el portal',
  },
  endedHint: 'Pídele un enlace nuevo a quien te lo compartió.',
  home: 'Ir al inicio',
} as const;
